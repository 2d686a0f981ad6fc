import { assignableRoles } from '@wabu/shared/entities/permissions';
import type { ListedUser } from '@wabu/shared/entities/user';
import { Button, Dialog, FormField, Input, SaveStatus, Select, Toggle } from '@wabu/shared/ui';
import { useId, useRef } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useKingWords } from '../words/king-it.ts';
import { AvatarField } from './avatar-field.tsx';
import { generatePassword } from './password.ts';
import { PasswordField } from './password-field.tsx';
import { type UserDraft, useAddUser } from './use-add-user.ts';

interface AddUserDialogProps {
  users: readonly ListedUser[];
  onAdded: () => void;
  onClose: () => void;
}

const keyOf = (name: string) => name.trim().normalize('NFKC').toLowerCase();

export function AddUserDialog({ users, onAdded, onClose }: AddUserDialogProps) {
  const t = useKingWords();
  const formId = useId();
  const first = useRef<HTMLInputElement | null>(null);
  const isTaken = (name: string) => users.some((user) => keyOf(user.clear_name) === keyOf(name));
  const { form, save, isSaving, isWaiting } = useAddUser({ isTaken, onAdded, onClose });
  const { errors } = form.formState;
  const { ref: nameRef, ...name } = form.register('name');

  return (
    <Dialog
      title={t('add.title')}
      width={500}
      persistent
      initialFocus={first}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('add.cancel')}</Button>
          <Button look="solid" type="submit" form={formId} busy={isSaving}>
            {t('add.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="wabu-stack wabu-gap-4"
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <SaveStatus isSaving={isSaving} isWaiting={isWaiting} />
        <FormField label={t('add.name')} error={errors.name?.message} required>
          <Input
            {...name}
            ref={(input: HTMLInputElement | null) => {
              nameRef(input);
              first.current = input;
            }}
            dir="auto"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
          />
        </FormField>
        <PasswordOrLink form={form} />
        <FormField label={t('add.role')} error={errors.role?.message} required>
          <Select {...form.register('role')}>
            <option value="">{t('add.chooseRole')}</option>
            {assignableRoles.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </Select>
        </FormField>
        <Controller
          control={form.control}
          name="picture"
          render={({ field }) => (
            <AvatarField
              ref={field.ref}
              picture={field.value}
              onChange={field.onChange}
              error={errors.picture?.message}
            />
          )}
        />
      </form>
    </Dialog>
  );
}

/** A password, or a link by which the new person chooses one. */
function PasswordOrLink({ form }: { form: UseFormReturn<UserDraft> }) {
  const t = useKingWords();
  const [username, byLink] = useWatch({ control: form.control, name: ['name', 'byLink'] });
  const setByLink = (byLink: boolean) => {
    form.setValue('byLink', byLink);
    form.setValue('password', byLink ? generatePassword() : '', { shouldDirty: true });
    form.clearErrors('password');
  };
  return (
    <>
      {!byLink && (
        <Controller
          control={form.control}
          name="password"
          render={({ field }) => (
            <PasswordField
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              username={username.trim()}
              error={form.formState.errors.password?.message}
            />
          )}
        />
      )}
      <Toggle
        label={t('add.byLink')}
        checked={byLink}
        onChange={(event) => setByLink(event.target.checked)}
      />
    </>
  );
}
