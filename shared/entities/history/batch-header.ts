/**
 * The header of every successful write: the batch of its entries, for `POST /api/d1/undo`. A request that sends
 * it joins that batch, so that one undo reverses an action of several requests.
 */
export const BATCH_HEADER = 'Wabu-Batch';
