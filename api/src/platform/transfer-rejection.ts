/** What a trigger of a transfer says when it rejects a write (api/src/transfer/transfer-repository.ts). */
export const TRANSFER_REJECTION = 'a transfer is running';
