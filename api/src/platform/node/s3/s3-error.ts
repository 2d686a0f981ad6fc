import type { S3Settings } from '../settings/storage-variables.ts';

interface Answer {
  status: number;
  /** `Code` of the answer: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
  code: string;
  region: string | undefined;
}

/** A call of S3 that failed, in words for the operator. */
export class S3Error extends Error {
  constructor(
    message: string,
    /** True when the same call may succeed a little later. */
    readonly isTransient: boolean,
    override readonly cause?: unknown,
  ) {
    super(message);
  }

  static ofNetwork({ endpoint }: S3Settings, error: unknown): S3Error {
    return new S3Error(`${endpoint} does not answer (${reasonOf(error)})`, true, error);
  }

  static ofAnswer(settings: S3Settings, answer: Answer): S3Error {
    const { status, code } = answer;
    const isTransient = status === 429 || status >= 500 || code === 'RequestTimeout';
    return new S3Error(describe(settings, answer), isTransient);
  }
}

function describe({ endpoint, bucket, region }: S3Settings, answer: Answer): string {
  const { status, code } = answer;
  switch (code) {
    case 'NoSuchBucket':
      return `${endpoint} has no bucket ${bucket}`;
    case 'InvalidAccessKeyId':
      return `${endpoint} does not know the access key id`;
    case 'SignatureDoesNotMatch':
      return `${endpoint} refuses the signature: the secret access key is wrong, or a proxy changes requests`;
    case 'AccessDenied':
      return `${endpoint} lets this key not use the bucket ${bucket}`;
    case 'RequestTimeTooSkewed':
      return `${endpoint} refuses the time of this machine: set its clock`;
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
      return `${endpoint} keeps the bucket ${bucket} in another region than ${region}${answer.region === undefined ? '' : `: ${answer.region}`}`;
    default:
      return `${endpoint} answers ${status} ${code}`.trim();
  }
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? cause?.message ?? message);
}
