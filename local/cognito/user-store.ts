import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { type StateFile, stateFile } from '../state-file';
import { deployGroups, type Group, type GroupSettings, groupShape } from './groups';
import { newSigningKey } from './signing-key';

const format = 1;

const codeShape = z.object({
  code: z.string(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});

const userShape = z.object({
  /** Never changes; generated where people sign in with their email address. */
  username: z.string(),
  sub: z.string(),
  /** Milliseconds since 1970. */
  created: z.number(),
  confirmed: z.boolean(),
  password: z.object({ salt: z.string(), verifier: z.string() }),
  attributes: z.record(z.string(), z.string()),
  emailVerified: z.boolean(),
  /** A new address that takes effect once its code is entered. */
  emailToVerify: z.string().optional(),
  /** The password is temporary and valid until then; milliseconds since 1970. */
  temporaryUntil: z.number().optional(),
  /** Last change by an administrator or a new password; milliseconds since 1970. */
  modified: z.number().optional(),
  /** An administrator has disabled the account: sign-ins are refused. */
  disabled: z.boolean().optional(),
  /** Names of the person's groups. */
  groups: z.array(z.string()).optional(),
  codes: z.object({
    signUp: codeShape.optional(),
    resetPassword: codeShape.optional(),
    verifyEmail: codeShape.optional(),
  }),
});

const sessionShape = z.object({
  id: z.string(),
  sub: z.string(),
  clientId: z.string(),
  /** SHA-256 of the secret part of the refresh token, hex. */
  refreshSecretHash: z.string(),
  /** When the person signed in; milliseconds since 1970, like the next two. */
  started: z.number(),
  /** End of the refresh token. */
  expires: z.number(),
  /** When no token of this session can be valid any more. */
  forgetAfter: z.number(),
});

const stateShape = z.object({
  /** RSA private key, PKCS #8 PEM. */
  signingKey: z.string(),
  signingKeyId: z.string(),
  /** Key for the fake responses for unknown users; hex. */
  secret: z.string(),
  users: z.array(userShape),
  sessions: z.array(sessionShape),
  groups: z.array(groupShape).optional(),
});

/** A one-time code, as it was sent. */
export type ConfirmationCode = z.infer<typeof codeShape>;
export type User = z.infer<typeof userShape>;
/** One sign-in: its tokens are valid until it is revoked or ends. */
export type Session = z.infer<typeof sessionShape>;

/** Cognito's `UserStatus`. */
export function statusOf({ confirmed, temporaryUntil }: User): 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'UNCONFIRMED' {
  if (!confirmed) return 'UNCONFIRMED';
  return temporaryUntil === undefined ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
}

/** All attributes of an account, with those that Cognito sets itself. */
export function attributesOf({ attributes, emailVerified, sub }: User): Record<string, string> {
  return { sub, ...(attributes.email !== undefined && { email_verified: String(emailVerified) }), ...attributes };
}

/** The accounts of one user pool. Returned objects may be changed; `save` persists the changes. */
export interface UserStore {
  readonly signingKey: string;
  readonly signingKeyId: string;
  readonly secret: string;
  readonly users: readonly User[];
  bySub(sub: string): User | undefined;
  session(id: string): Session | undefined;
  add(user: User): void;
  /** Removes the account and its sessions. */
  remove(user: User): void;
  addSession(session: Session): void;
  removeSession(session: Session): void;
  removeSessionsOf(sub: string): void;
  readonly groups: readonly Group[];
  group(name: string): Group | undefined;
  addGroup(group: Group): void;
  /** The groups that a person is in. */
  groupsOf(user: User): Group[];
  save(): void;
}

/**
 * Opens the accounts of a pool, or starts without accounts and with a new signing key.
 * @param templateGroups the groups that the template defines
 * @param now milliseconds since 1970
 * @throws Error naming the file when it is damaged.
 */
export function openUserStore(
  folder: string,
  userPoolId: string,
  now: () => number,
  templateGroups: readonly GroupSettings[],
): UserStore {
  const file: StateFile<z.infer<typeof stateShape>> = stateFile(
    join(folder, `${userPoolId.replace(/[^\w-]/g, '-')}.json`),
    format,
    stateShape,
    `the accounts of user pool ${userPoolId}`,
  );
  const stored = file.read();
  const { signingKey, signingKeyId, secret, ...state } = stored ?? newState();
  const users = new Map(state.users.map((user) => [user.sub, user]));
  const sessions = new Map(state.sessions.map((session) => [session.id, session]));
  const groups = new Map(deployGroups(state.groups ?? [], templateGroups, now()).map((group) => [group.name, group]));

  const store: UserStore = {
    signingKey,
    signingKeyId,
    secret,
    get users() {
      return [...users.values()];
    },
    bySub: (sub) => users.get(sub),
    session: (id) => sessions.get(id),
    add: (user) => void users.set(user.sub, user),
    remove(user) {
      users.delete(user.sub);
      store.removeSessionsOf(user.sub);
    },
    addSession: (session) => void sessions.set(session.id, session),
    removeSession: (session) => void sessions.delete(session.id),
    removeSessionsOf(sub) {
      for (const session of sessions.values()) if (session.sub === sub) sessions.delete(session.id);
    },
    get groups() {
      return [...groups.values()];
    },
    group: (name) => groups.get(name),
    addGroup: (group) => void groups.set(group.name, group),
    groupsOf: (user) => (user.groups ?? []).flatMap((name) => groups.get(name) ?? []),
    save() {
      for (const session of sessions.values()) if (session.forgetAfter <= now()) sessions.delete(session.id);
      file.write({
        signingKey,
        signingKeyId,
        secret,
        users: store.users.slice(),
        sessions: [...sessions.values()],
        groups: store.groups.slice(),
      });
    },
  };
  // Groups of the template that are new keep this start as their date.
  if (!stored || templateGroups.length > 0) store.save();
  return store;
}

function newState(): z.infer<typeof stateShape> {
  return {
    signingKey: newSigningKey(),
    signingKeyId: randomUUID(),
    secret: randomBytes(32).toString('hex'),
    users: [],
    sessions: [],
  };
}
