import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { createUser, logInBeforeAll, TestBrowser } from '../accounts'
import type { TestBackend } from '../backend-app'

/** The response of a call of the page editor. */
class EditorResponse {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}

  /** Parses the body as a module. */
  get module(): Module {
    return moduleSchema.parse(this.body)
  }
}

interface Name {
  firstName?: string
  lastName?: string
}

/** Logs in an editor who makes the calls of the page editor, in German by default. */
export async function logInEditor(backend: TestBackend, name: Name = {}) {
  return createEditorCalls(await new TestBrowser(backend).logIn(await createUser(backend, { role: 'editor', ...name })))
}

/** Creates an editor for the tests of a file. The editor logs in before these tests. */
export const logInEditorBeforeAll = (backend: TestBackend, name: Name = {}) =>
  createEditorCalls(logInBeforeAll(backend, { role: 'editor', ...name }))

function createEditorCalls(browser: TestBrowser) {
  async function send(method: string, path: string, body?: unknown, locale = 'de'): Promise<EditorResponse> {
    const response = await browser.call(method, `/${locale}/pageeditor-api/${path}`, body)
    const data: unknown = response.status === 204 ? null : await response.json()
    return new EditorResponse(response.status, data)
  }
  return {
    browser,
    send,
    get: (path: string, locale?: string) => send('GET', path, undefined, locale),
    post: (path: string, body?: unknown, locale?: string) => send('POST', path, body, locale),
    remove: (path: string, body?: unknown) => send('DELETE', path, body),
  }
}

export type TestEditor = ReturnType<typeof createEditorCalls>
