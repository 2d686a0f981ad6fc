/** What a trigger of a transfer says when it refuses a write (api/src/transfer/transfer-repository.ts). */
export const TRANSFER_REFUSAL = 'a transfer is running';
