/** The batch of a write, for `POST /api/d1/undo`. A request that sends it joins that batch: one undo reverses all. */
export const BATCH_HEADER = 'Wabu-Batch';
