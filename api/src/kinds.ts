import { restorableFrontend } from './frontends/restore-frontend.ts';
import { undoPublication } from './microsites/undo-publication.ts';
import { undoPicture } from './pictures/undo-picture.ts';
import { type AppRecords, restorable } from './records/restorable-kind.ts';
import { restorableSupplier } from './suppliers/restorable-supplier.ts';
import { restorableTemplate, undoTemplate } from './templates/restorable-template.ts';
import { undoSettings } from './translations/settings-service.ts';
import { restorableUser } from './users/restorable-user.ts';

/** The kinds of records, and what reverses the rest of the history. */
export const appRecords: AppRecords = {
  kinds: {
    supplier: restorable(restorableSupplier),
    frontend: restorable(restorableFrontend),
    user: restorable(restorableUser),
    template: restorable(restorableTemplate),
  },
  undos: {
    publication: undoPublication,
    file: undoPicture,
    template: undoTemplate,
    translation: undoSettings,
  },
};
