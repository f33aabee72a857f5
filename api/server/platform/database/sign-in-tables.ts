import type { ColumnType, JSONColumnType } from 'kysely';
import type { Role } from '../../../contract/rules/roles.ts';

/* How people sign in. */

/** Writing the same may leave out what is null at first. */
type Later<T> = ColumnType<T | null, T | null | undefined>;

export interface TokenTable {
  id: string;
  hash: string;
  user_id: string;
  role: Role;
  created: Date;
  expires_at: Date;
  /** Of staff's sessions alone. */
  last_used_at: Later<Date>;
  user_agent: Later<string>;
}

export interface PasskeyTable {
  /** Of the credential, base64url. */
  id: string;
  user_id: string;
  name: string;
  /** COSE, base64url. */
  public_key: string;
  sign_count: number;
  transports: JSONColumnType<string[], string, string>;
  is_synced: boolean;
  created: Date;
  last_used_at: Later<Date>;
}

export interface AuthenticatorTable {
  user_id: string;
  sealed_secret: string;
  created: Date;
  confirmed_at: Later<Date>;
  last_used_at: Later<Date>;
  last_step: ColumnType<number, number | undefined>;
}

export interface BackupCodeTable {
  hash: string;
  user_id: string;
  created: Date;
  used_at: Later<Date>;
}
