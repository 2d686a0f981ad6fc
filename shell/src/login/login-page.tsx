import type { SecondStep } from '@wabu/shared/entities/account/second-factor';
import { useLanguage } from '@wabu/shared/i18n';
import type { RegistryModule } from '@wabu/shared/module';
import { requestIdle } from '@wabu/shared/page';
import { useLocation, useNavigate } from '@wabu/shared/routing';
import { prefetchAnswers, session } from '@wabu/shared/session';
import { Reveal } from '@wabu/shared/ui/reveal';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isLoaded } from '../modules/load-module.ts';
import { isFastConnection, preloadOnIntent } from '../modules/preload.ts';
import { mayOpen } from '../modules/registry/may-open.ts';
import { moduleAt } from '../modules/registry/module-at.ts';
import { returnTo, signedInState } from '../session/login-state.ts';
import { signIn } from '../session/sign-in.ts';
import { useLayoutWords } from '../words/layout/layout-words.ts';
import { LoginMessage, useBriefMessage } from './login-message.tsx';
import styles from './login-page.module.css';
import { passkeyLabel } from './passkey-label.ts';

const SecondStepPage = lazy(async () => {
  const { SecondStepPage, provideStepWords } = await import(
    /* webpackChunkName: "step" */ './second-step-page.tsx'
  );
  await provideStepWords();
  return { default: SecondStepPage };
});

/** In the chunk of the second step: one of its own would make the main script of every page larger. */
const LinkForm = lazy(async () => {
  const form = await import(/* webpackChunkName: "step" */ './link/link-form.tsx');
  await form.provideLinkWords();
  return { default: form.LinkForm };
});
const LINK = '#link=';

/** The login page. Loads what follows while the form is filled in. */
export function LoginPage({ modules }: { modules: readonly RegistryModule[] }) {
  const t = useLayoutWords();
  const language = useLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState('');
  const [path = ''] = (returnTo(state) ?? '').split(/[?#]/, 1);
  const next = moduleAt(modules, path);
  const { form, submit, isBusy, message, step, setStep, open } = useLogin(next);
  useEffect(() => requestIdle(() => loadAhead(next)), [next]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    if (!hash.startsWith(LINK)) return;
    setLink(hash.slice(LINK.length));
    // The token leaves the address and the history at once.
    void navigate({ pathname, search }, { replace: true, state });
  }, [hash]);
  if (step)
    return (
      <Suspense>
        <SecondStepPage styles={styles} step={step} onSignedIn={open} onEnd={() => setStep(null)} />
      </Suspense>
    );
  if (link)
    return (
      <Suspense>
        <LinkForm
          styles={styles}
          token={link}
          onSignedIn={open}
          onStep={setStep}
          onEnd={() => setLink('')}
        />
      </Suspense>
    );
  return (
    <section className={styles.page}>
      <title>{`${t('login.title')} · Wabu`}</title>
      <meta name="description" content={t('login.intro')} />
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{t('login.title')}</h1>
      <p className={styles.intro}>{t('login.intro')}</p>
      {/* POST, because a GET before hydration would put the password into the address. */}
      <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
        <label className={styles.field}>
          {t('login.username')}
          <input
            type="text"
            name="username"
            className={styles.input}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </label>
        <PasswordField />
        <button type="submit" className={styles.submit} aria-disabled={isBusy} aria-busy={isBusy}>
          Login
        </button>
        <button type="button" className={styles.other} onClick={() => setStep('passkey')}>
          {passkeyLabel[language]}
        </button>
        <LoginMessage {...message} />
      </form>
      <noscript>{t('login.script')}</noscript>
    </section>
  );
}

/** Loads the code of the staff area, and of the module whose page opens after the sign-in. */
export function loadAhead(next: RegistryModule | undefined): void {
  if (!isFastConnection()) return;
  import(/* webpackChunkName: "staff" */ '../staff/staff-area.tsx').catch(() => undefined);
  if (next) preloadOnIntent(next);
}

function PasswordField() {
  const t = useLayoutWords();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor="login-password">{t('login.password')}</label>
      <Reveal label={t('login.show')} isShown={isShown} onShow={setShown}>
        <input
          id="login-password"
          name="password"
          className={styles.input}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          required
        />
      </Reveal>
    </div>
  );
}

/** The data of the page that opens next, beside its code; loaded code asks for its data itself. */
function prefetchData(next: RegistryModule | undefined): void {
  if (next && !isLoaded(next.id) && mayOpen(next, session.user()?.role))
    prefetchAnswers(next.description?.data ?? []);
}

function useLogin(next: RegistryModule | undefined) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const message = useBriefMessage();
  const [step, setStep] = useState<SecondStep | 'passkey' | null>(null);

  function open() {
    prefetchData(next);
    const asked = returnTo(state);
    if (asked !== null) void navigate(asked, { replace: true });
    else void navigate(dashboardAddress(), { replace: true, state: signedInState });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fields = form.current;
    if (!fields || isBusy || !fields.reportValidity()) return;
    const entered = new FormData(fields);
    setBusy(true);
    // An empty live region in between: the same text twice would be announced once.
    message.show(null);
    const signingIn = signIn(String(entered.get('username')), String(entered.get('password')));
    // A form that the browser fills in is sent before the page is idle.
    loadAhead(next);
    const answer = await signingIn;
    // After a sign-in the form stays until the next page has loaded, and is not sent again.
    if (!answer.ok) setBusy(false);
    if (answer.step) return setStep(answer.step);
    message.show(answer);
    if (answer.ok) return open();
    fields.reset();
    fields.querySelector('input')?.focus();
  }
  return { form, submit, isBusy, message, step, setStep, open };
}

/** The specification asks for these parameters; the dashboard ignores them. */
function dashboardAddress(): string {
  const { username = '', role = '' } = session.user() ?? {};
  return `/adminwabu/dashboard?${new URLSearchParams({ username, role })}`;
}
