/** The parts of s3rver, an independent S3 server, that the tests use; it has no types of its own. */
declare module 's3rver' {
  interface Options {
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  }
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
