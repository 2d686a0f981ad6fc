import { ApiProblem } from '@wabu/api/client';
import { randomId } from '@wabu/shared/entities/random-id';
import { textMessages } from '@wabu/shared/entities/text';
import { type NewUser, newUserSchema } from '@wabu/shared/entities/user';
import { useUnsavedWork } from '@wabu/shared/module';
import { useSession } from '@wabu/shared/session';
import { isWithdrawn, showToast, useAlert, useSave, useUndoAction } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { useSignInLink } from '../manage/use-sign-in-link.tsx';
import { useKingWords } from '../words/king-it.ts';
import { AvatarUploadFailed, avatarNameOf, createUserAdder } from './add-user.ts';

export interface UserDraft {
  name: string;
  password: string;
  role: string;
  picture: Blob | undefined;
  /** The new person chooses a password by a one-time link. `password` is then a random one that nobody sees. */
  byLink: boolean;
}

const emptyDraft: UserDraft = {
  name: '',
  password: '',
  role: '',
  picture: undefined,
  byLink: false,
};

interface AddUserRules {
  isTaken: (name: string) => boolean;
  onAdded: () => void;
  onClose: () => void;
}

const fieldOf: Record<string, keyof UserDraft> = {
  clear_name: 'name',
  clear_psw: 'password',
  clear_role: 'role',
  clear_avatar: 'picture',
};

function toUser({ name, password, role, picture }: UserDraft) {
  const clear_avatar = picture ? avatarNameOf(name.trim(), picture) : '';
  return { clear_name: name.trim(), clear_psw: password, clear_role: role, clear_avatar };
}

function missingIn({ name, password, role, picture }: UserDraft): (keyof UserDraft)[] {
  const given = { name: name.trim(), password, role, picture };
  return (Object.keys(given) as (keyof typeof given)[]).filter((field) => !given[field]);
}

function problemsOf(draft: UserDraft): FieldErrors<UserDraft> {
  const errors: FieldErrors<UserDraft> = {};
  for (const field of missingIn(draft))
    errors[field] = { type: 'rule', message: textMessages.required };
  for (const { path, message } of newUserSchema.safeParse(toUser(draft)).error?.issues ?? []) {
    const field = fieldOf[String(path[0])];
    // The avatar's name derives from the user name: report an invalid name once.
    if (field && !(field === 'picture' && errors.name)) errors[field] ??= { type: 'rule', message };
  }
  return errors;
}

function check(draft: UserDraft) {
  const errors = problemsOf(draft);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: draft, errors: {} };
}

/** Returns a function that says that a user was added, and shows or offers the link, and the way back. */
function useAddedToast() {
  const t = useKingWords();
  const undoAction = useUndoAction();
  const showLink = useSignInLink();
  return (name: string, byLink: boolean, batch: string) => {
    const link = { label: t('manage.link.create'), onPress: () => void showLink(name) };
    const actions = [...(byLink ? [] : [link]), undoAction(batch)];
    showToast({ kind: 'success', text: t('add.created'), actions });
    if (byLink) void showLink(name);
  };
}

/** The form of a new user: validation, save, and the errors of both calls. */
export function useAddUser({ isTaken, onAdded, onClose }: AddUserRules) {
  const t = useKingWords();
  const alert = useAlert();
  const announce = useAddedToast();
  const { user: currentUser } = useSession();
  const [adder] = useState(createUserAdder);
  const isSending = useRef(false);
  const saving = useSave({
    scope: 'user/new',
    send: ({ draft, picture, batch }: { draft: UserDraft; picture: Blob; batch: string }) =>
      adder(toUser(draft) as NewUser, picture, batch, currentUser?.username ?? ''),
  });
  const form: UseFormReturn<UserDraft> = useForm<UserDraft>({
    defaultValues: emptyDraft,
    mode: 'onTouched',
    resolver: check,
  });

  const explain = async (error: unknown) => {
    const isUpload = error instanceof AvatarUploadFailed;
    const cause = isUpload ? error.cause : error;
    const problem = cause instanceof ApiProblem ? cause.problem : undefined;
    const detail = problem?.message ?? t('offline');
    if (isUpload) return alert({ title: t('add.avatarFailed'), detail });
    console.error(`${t('add.createFailed')}: ${detail}`);
    if (problem?.code === 'duplicate') return alert({ title: t('add.duplicate') });
    for (const { field, message } of problem?.errors ?? []) {
      const name = fieldOf[field];
      if (name) form.setError(name, { type: 'rule', message });
    }
    await alert({ title: t('add.createFailed'), detail });
  };

  const send = async (draft: UserDraft): Promise<boolean> => {
    const { picture } = draft;
    if (!picture) return false;
    const batch = randomId();
    try {
      await saving.save({ draft, picture, batch });
    } catch (error) {
      if (!isWithdrawn(error)) await explain(error);
      return false;
    }
    console.info(t('add.created'));
    onAdded();
    onClose();
    announce(draft.name.trim(), draft.byLink, batch);
    return true;
  };

  /** Ignores a call during another one, so that a double click creates one user. */
  const save = async (): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    try {
      const draft = form.getValues();
      let isFine = false;
      // `handleSubmit` turns on validation at every change.
      await form.handleSubmit(() => {
        isFine = true;
      })();
      if (missingIn(draft).length > 0) {
        await alert({ title: t('add.required') });
        return false;
      }
      if (isTaken(draft.name)) {
        await alert({ title: t('add.duplicate') });
        return false;
      }
      return isFine && (await send(draft));
    } finally {
      isSending.current = false;
    }
  };

  useUnsavedWork(form.formState.isDirty, {
    save: () => saving.saveBeforeLeaving(save),
    discard: onClose,
  });
  return { form, save, isSaving: saving.isSaving, isWaiting: saving.isWaiting };
}
