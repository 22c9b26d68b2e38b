/** What is to be recorded of a job. */
export interface Movement {
  readonly what: 'dispatch' | 'return';
  readonly id: string;
  readonly number: string;
}
