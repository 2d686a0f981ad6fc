import { answersContract } from './cases/answers.contract.ts';
import { badInputContract } from './cases/bad-input.contract.ts';
import { brokenStoreContract } from './cases/broken-store.contract.ts';
import { fileAttacksContract } from './cases/file-attacks.contract.ts';
import { filesContract } from './cases/files.contract.ts';
import { frontendInputContract } from './cases/frontend-input.contract.ts';
import { frontendsContract } from './cases/frontends.contract.ts';
import { loginLimitsContract } from './cases/login-limits.contract.ts';
import { pagesContract } from './cases/pages.contract.ts';
import { permissionsContract } from './cases/permissions.contract.ts';
import { promotionContract } from './cases/promotion.contract.ts';
import { publishedContract } from './cases/published.contract.ts';
import { releaseFlowContract } from './cases/release-flow.contract.ts';
import { sessionsContract } from './cases/sessions.contract.ts';
import { storedTextsContract } from './cases/stored-texts.contract.ts';
import { suppliersContract } from './cases/suppliers.contract.ts';
import { translationsContract } from './cases/translations.contract.ts';
import { uploadAttacksContract } from './cases/upload-attacks.contract.ts';
import { usersContract } from './cases/users.contract.ts';
import type { ContractServer } from './server.ts';

/** All suites of the contract; both runtimes run them. */
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
  promotionContract,
  pagesContract,
  releaseFlowContract,
  loginLimitsContract,
];
