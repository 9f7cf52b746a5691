import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { createUser, TestBrowser } from '../accounts'
import type { TestBackend } from '../backend-app'

/** What a call of the page editor answered. */
export class EditorAnswer {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}

  /** The body, where it is a module. */
  get module(): Module {
    return moduleSchema.parse(this.body)
  }
}

/** An editor who is logged in, with the page editor's calls in German. */
export async function logInEditor(
  backend: TestBackend,
  name: { firstName?: string; lastName?: string } = {},
) {
  const browser = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'editor', ...name }))

  async function send(method: string, path: string, body?: unknown, locale = 'de'): Promise<EditorAnswer> {
    const answer = await browser.call(method, `/${locale}/pageeditor-api/${path}`, body)
    const read: unknown = answer.status === 204 ? null : await answer.json()
    return new EditorAnswer(answer.status, read)
  }
  return {
    browser,
    send,
    get: (path: string, locale?: string) => send('GET', path, undefined, locale),
    post: (path: string, body?: unknown, locale?: string) => send('POST', path, body, locale),
    remove: (path: string, body?: unknown) => send('DELETE', path, body),
  }
}

export type TestEditor = Awaited<ReturnType<typeof logInEditor>>
