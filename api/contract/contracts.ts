import { answersContract } from './answers.contract.ts';
import { badInputContract } from './bad-input.contract.ts';
import { brokenStoreContract } from './broken-store.contract.ts';
import { fileAttacksContract } from './file-attacks.contract.ts';
import { filesContract } from './files.contract.ts';
import { frontendInputContract } from './frontend-input.contract.ts';
import { frontendsContract } from './frontends.contract.ts';
import { goingLiveContract } from './going-live.contract.ts';
import { loginLimitsContract } from './login-limits.contract.ts';
import { pagesContract } from './pages.contract.ts';
import { permissionsContract } from './permissions.contract.ts';
import { publishedContract } from './published.contract.ts';
import { releaseFlowContract } from './release-flow.contract.ts';
import type { ContractServer } from './server.ts';
import { sessionsContract } from './sessions.contract.ts';
import { storedTextsContract } from './stored-texts.contract.ts';
import { suppliersContract } from './suppliers.contract.ts';
import { translationsContract } from './translations.contract.ts';
import { uploadAttacksContract } from './upload-attacks.contract.ts';
import { usersContract } from './users.contract.ts';

/** Every case of the contract; both runtimes run them all. */
export const contracts: ((server: () => ContractServer) => void)[] = [
  sessionsContract,
  answersContract,
  suppliersContract,
  frontendsContract,
  frontendInputContract,
  storedTextsContract,
  usersContract,
  filesContract,
  fileAttacksContract,
  uploadAttacksContract,
  translationsContract,
  permissionsContract,
  badInputContract,
  brokenStoreContract,
  publishedContract,
  goingLiveContract,
  pagesContract,
  releaseFlowContract,
  loginLimitsContract,
];
