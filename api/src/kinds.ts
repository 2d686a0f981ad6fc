import { restorableUser } from './accounts/users/restorable-user.ts';
import { actionForFile, undeleteFile } from './files/undelete-file.ts';
import { undoPicture } from './frontends/pictures/undo-picture.ts';
import { restorableFrontend } from './frontends/restore-frontend.ts';
import { restorableTemplate, undoTemplate } from './frontends/templates/restorable-template.ts';
import { undoSettings } from './frontends/translations/settings-service.ts';
import { type AppRecords, restorable } from './records/restorable-kind.ts';
import { undoPublication } from './site/microsites/undo-publication.ts';
import { restorableSupplier } from './suppliers/restorable-supplier.ts';

/** The kinds of records, and what reverses the rest of the history. */
export const appRecords: AppRecords = {
  kinds: {
    supplier: restorable(restorableSupplier),
    frontend: restorable(restorableFrontend),
    user: restorable(restorableUser),
    template: restorable(restorableTemplate),
  },
  files: { undelete: undeleteFile, actionFor: actionForFile },
  undos: {
    publication: undoPublication,
    file: undoPicture,
    template: undoTemplate,
    translation: undoSettings,
  },
};
