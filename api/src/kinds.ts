import { userKind } from './accounts/users/user-kind.ts';
import { pictureKind } from './frontends/pictures/picture-kind.ts';
import { frontendKind } from './frontends/record/frontend-kind.ts';
import { templateKind } from './frontends/templates/template-kind.ts';
import { undoSettings } from './frontends/translations/settings-service.ts';
import { type AppRecords, kindsByName } from './records/pipeline/app-records.ts';
import { readyAnswerKind } from './requests/ready-answer-kind.ts';
import { requestKind } from './requests/request-kind.ts';
import { undoPublication } from './site/microsites/undo-publication.ts';
import { supplierKind } from './suppliers/supplier-kind.ts';

/** The kinds of records, and what reverses the rest of the history. */
export const appRecords: AppRecords = {
  kinds: kindsByName(
    supplierKind,
    frontendKind,
    userKind,
    templateKind,
    pictureKind,
    requestKind,
    readyAnswerKind,
  ),
  others: {
    translation: { write: 'translations.rule', undo: undoSettings },
    module: { write: 'modules.deploy' },
  },
  publication: { write: 'frontends.publish', undo: undoPublication },
};
