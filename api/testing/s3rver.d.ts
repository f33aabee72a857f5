declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  interface Context {
    path: string;
    mountPath?: string;
    state: { vhost?: boolean };
  }
  /** A server that speaks S3 and stores objects in a folder. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: readonly { name: string; configs: readonly string[] }[];
    });
    /** Koa's; the last one routes. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
