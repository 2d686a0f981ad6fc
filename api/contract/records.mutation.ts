import { historyContract } from './cases/history/history.contract.ts';
import { restoreContract } from './cases/history/restore.contract.ts';
import { undoContract } from './cases/history/undo.contract.ts';
import { bulkRecordsContract } from './cases/records/bulk-records.contract.ts';
import { listedRecordContract } from './cases/records/listed-record.contract.ts';
import { recordContract } from './cases/records/record.contract.ts';
import { restoredRecordContract } from './cases/records/restored-record.contract.ts';
import { boats } from './cases/records/tested-records.ts';
import { bulkSuppliersContract } from './cases/suppliers/bulk-suppliers.contract.ts';
import { suppliersContract } from './cases/suppliers.contract.ts';
import { startOnNode } from './on-node.ts';
import { runContracts } from './run-contracts.ts';

runContracts(startOnNode, [
  recordContract(boats),
  listedRecordContract(boats),
  restoredRecordContract(boats),
  bulkRecordsContract(boats),
  suppliersContract,
  bulkSuppliersContract,
  restoreContract,
  undoContract,
  historyContract,
]);
