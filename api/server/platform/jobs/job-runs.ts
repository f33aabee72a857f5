/** The runs of jobs on this server since its start. */
export class JobRuns {
  /** By job: how often it ended, how often it failed, and when it last succeeded, seconds since 1970. */
  readonly ended: Record<string, number> = {};
  readonly failed: Record<string, number> = {};
  readonly succeededAt: Record<string, number> = {};

  /** Adds a job before its first run: a counter that begins with its first failure would not have grown by it. */
  add(job: string): void {
    this.ended[job] = 0;
    this.failed[job] = 0;
  }

  note(job: string, result: 'succeeded' | 'failed'): void {
    this.ended[job] = (this.ended[job] ?? 0) + 1;
    if (result === 'failed') this.failed[job] = (this.failed[job] ?? 0) + 1;
    else this.succeededAt[job] = Date.now() / 1000;
  }

  get names(): string[] {
    return Object.keys(this.ended);
  }
}

export interface HasJobRuns {
  jobRuns: JobRuns;
}
