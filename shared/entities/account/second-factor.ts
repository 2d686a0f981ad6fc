import * as z from 'zod/mini';
import { defineMessages } from '../messages/messages.ts';
import { roles } from '../permissions.ts';
import { plainText, requiredLine } from '../text.ts';

/*
 * The second factor of a sign-in: codes of an app (TOTP, RFC 6238), passkeys (WebAuthn), and recovery codes for who
 * has lost them.
 */

export const RECOVERY_CODES = 10;
/** The number of recovery codes from which on the user is warned. */
export const FEW_RECOVERY_CODES = 3;
/** How long the second step of a sign-in may take. */
export const CHALLENGE_MINUTES = 5;

export const MAX_PASSKEYS = 20;

export const secondFactorMessages = defineMessages('secondFactor', {
  wrongCode: 'Il codice non è giusto o è già stato usato: aspetta il prossimo e riprova',
  wrongRecoveryCode: 'Il codice di recupero non è giusto o è già stato usato',
  stepExpired: 'È passato troppo tempo: inserisci di nuovo nome utente e password',
  required: 'Il tuo ruolo richiede un secondo fattore: attivalo per continuare',
  wrongPassword: 'La password non è giusta',
  totpExists: 'Hai già un’app di autenticazione: disattivala prima di collegarne un’altra',
  wrongPasskey: 'La passkey non è stata riconosciuta: riprova, o accedi in un altro modo',
  wrongConfirmation: 'La passkey non è stata riconosciuta: riprova, o usa la password',
  passkeyExists: 'Questa passkey c’è già',
  tooManyPasskeys: `Hai già ${MAX_PASSKEYS} passkey: togline una`,
  passkeyName: 'Dai un nome alla passkey, di al massimo 60 caratteri',
  noPasskey: 'Non hai passkey: conferma con la password',
  passkeyGone: 'Questa passkey non c’è più',
  totpNotStarted: 'Ricomincia: inquadra di nuovo il codice QR',
  noFactor: 'Prima attiva un’app di autenticazione o una passkey',
  notOwn: 'I tuoi fattori si tolgono dalla pagina del tuo account',
  code: 'Scrivi le 6 cifre che vedi nell’app',
  recoveryCode: 'Scrivi un codice di recupero, come abcd-efgh-jkmn',
});

export const secondFactorMethods = ['code', 'recovery-code', 'passkey'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** What a password is answered with when the user has a second factor. */
export const secondStepSchema = z.object({
  step: z.literal('second-factor'),
  /** 256 random bits as base64url; also the challenge that a passkey signs. Valid once, for `CHALLENGE_MINUTES`. */
  challenge: z.string(),
  /** The ways in which this user can answer. */
  methods: z.array(z.enum(secondFactorMethods)),
});
export type SecondStep = z.infer<typeof secondStepSchema>;

const challenge = z.string().check(z.regex(/^[\w-]{43}$/));

/** Spaces and hyphens may be typed anywhere. */
const typed = (form: RegExp, message: string) =>
  plainText(40, message).check(
    z.overwrite((text: string) => text.replace(/[\s-]/g, '').toLowerCase()),
    z.regex(form, message),
  );
const code = typed(/^\d{6}$/, secondFactorMessages.code);
const recoveryCode = typed(/^[0-9a-z]{12}$/, secondFactorMessages.recoveryCode);

const base64url = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));

/** What `navigator.credentials` answers, as JSON (WebAuthn, 5.1): the library on the server checks the rest of it. */
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
};
const newCredential = z.object({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url(10_000),
    attestationObject: base64url(100_000),
  }),
});
const usedCredential = z.object({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url(10_000),
    authenticatorData: base64url(10_000),
    signature: base64url(10_000),
    userHandle: z.optional(z.nullable(base64url(200))),
  }),
});
export type UsedCredential = z.infer<typeof usedCredential>;
export type NewCredential = z.infer<typeof newCredential>;

/** The body of `POST /api/adminwabu/secondstep`. */
export const secondStepAnswerSchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('code'), challenge, code }),
  z.object({ method: z.literal('recovery-code'), challenge, code: recoveryCode }),
  z.object({ method: z.literal('passkey'), challenge, passkey: usedCredential }),
]);
export type SecondStepAnswer = z.infer<typeof secondStepAnswerSchema>;

/** The answer of `POST /api/adminwabu/passkeychallenge`: what the passkey signs, as base64url. */
export const challengeSchema = z.object({ challenge: z.string() });

/** What a passkey of the signed-in user must sign to confirm the session (WebAuthn, 5.5). */
export const confirmationChallengeSchema = z.object({
  challenge: z.string(),
  allowCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
});

/** The body of `POST /api/adminwabu/passkeylogin` and of `POST /api/d1/confirmpasskey`. */
export const signedChallengeSchema = z.object({ challenge, passkey: usedCredential });
export type SignedChallenge = z.infer<typeof signedChallengeSchema>;

/** A new passkey, which signs the challenge of `POST /api/d1/passkeyoptions`. */
export const newPasskeySchema = z.object({
  name: plainText(200, secondFactorMessages.passkeyName).check(
    z.trim(),
    z.minLength(1, secondFactorMessages.passkeyName),
    z.maxLength(60, secondFactorMessages.passkeyName),
  ),
  challenge,
  passkey: newCredential,
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** The body of `POST /api/d1/confirm`: the password of the signed-in user. */
export const confirmationSchema = z.object({
  password: plainText(1_000, secondFactorMessages.wrongPassword).check(
    z.minLength(1, secondFactorMessages.wrongPassword),
  ),
});

/** The body of `POST /api/d1/removepasskey`: the credential's id as base64url. */
export const passkeyRemovalSchema = z.object({ id: base64url(1_400) });

/** The six digits that an app shows. */
export const totpCodeSchema = z.object({ code });

/** The own factors. Times in milliseconds since 1970. */
export const ownFactorsSchema = z.object({
  /** When the codes of an app were activated; null without them. */
  totpSince: z.nullable(z.int()),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.int(),
      lastUsedAt: z.nullable(z.int()),
    }),
  ),
  recoveryCodesLeft: z.int(),
  /** A king requires a second factor of this role. */
  isRequired: z.boolean(),
});
export type OwnFactors = z.infer<typeof ownFactorsSchema>;

/** What an app needs for its codes; answered once. */
export const newTotpSchema = z.object({
  /** In base32, to be typed. */
  secret: z.string(),
  /** `otpauth://totp/…`, for a QR code. */
  uri: z.string(),
});
export type NewTotp = z.infer<typeof newTotpSchema>;

/** New recovery codes, answered once; empty when the user keeps those of before. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** The roles that must have a second factor, and the names of the users who have one. */
export const requiredFactorsSchema = z.object({
  roles: z.array(z.enum(roles)),
  users: z.array(z.string()),
});
export type RequiredFactors = z.infer<typeof requiredFactorsSchema>;

/** The body of `PUT /api/d1/requirefactors`: the roles that must have a second factor. */
export const requireFactorsSchema = z.object({ roles: z.array(z.enum(roles)) });

/** The body of `POST /api/d1/removesecondfactor`: the user who loses them. */
export const factorOwnerSchema = z.object({ name: requiredLine(200) });
