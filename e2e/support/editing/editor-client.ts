import { z } from 'zod'
import { createEditor, type Editor } from '@/features/editor/core/editor'
import { createMemoryJournal } from '@/features/editor/core/journal/journal'
import type { TransportResult } from '@/features/editor/core/saving/sync'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { type DemoAccount, demoPassword } from '../log-in'

const draftSchema = z.looseObject({ revision: z.number(), modules: z.array(moduleSchema) })
/** The factor by which the editor's timers are shortened. */
const timerSpeed = 20

/** A write call and its response, or null. */
export interface SentWrite {
  method: string
  path: string
  body: unknown
  response: TransportResult
}

/** An editor without a browser: the core of the page editor with a running backend. */
export class EditorClient {
  /** All write calls. */
  readonly writes: SentWrite[] = []
  private readonly cookies = new Map<string, string>()
  private openEditor: Editor | null = null

  constructor(
    private readonly url: string,
    readonly name: string,
  ) {}

  get editor(): Editor {
    if (!this.openEditor) throw new Error('The page is not open.')
    return this.openEditor
  }

  get acknowledgedWrites(): SentWrite[] {
    return this.writes.filter(({ response }) => response !== null && response.status < 300)
  }

  async logIn(account: DemoAccount): Promise<void> {
    await this.call('GET', '/de/api/csrf/', null)
    const data = { email: `${account}@example.org`, password: demoPassword }
    const response = await this.call('POST', '/_allauth/browser/v1/auth/login', data)
    if (response?.status !== 200) throw new Error(`${account} cannot log in: ${response?.status}`)
  }

  /** Sends a call of the page editor; null without a response. */
  async send(method: string, path: string, body: unknown): Promise<TransportResult> {
    const response = await this.call(method, `/de/pageeditor-api/${path}`, body)
    if (method !== 'GET') this.writes.push({ method, path, body, response })
    return response
  }

  /** Loads the working copy of a page. */
  async read(id: number) {
    const response = await this.send('GET', `page/${id}/draft/`, null)
    return draftSchema.parse(response?.body)
  }

  /** Starts to edit a page. */
  async start(id: number): Promise<void> {
    const { modules, revision } = await this.read(id)
    this.openEditor = await createEditor({
      page: { id, locale: 'de', readPath: `page/${id}/draft/`, modules, settings: {}, revision },
      transport: (method, path, body) => this.send(method, path, body),
      journal: createMemoryJournal(),
      keepaliveTransport: () => undefined,
      timers: {
        set: (callback, milliseconds) => setTimeout(callback, milliseconds / timerSpeed),
        clear: (timer) => clearTimeout(timer as NodeJS.Timeout | undefined),
      },
      clock: () => Date.now(),
      createKey: () => crypto.randomUUID(),
    })
  }

  private async call(method: string, path: string, body: unknown): Promise<TransportResult> {
    const headers = {
      Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      Origin: this.url,
      'Content-Type': 'application/json',
      'X-CSRFToken': this.cookies.get('csrftoken') ?? '',
    }
    try {
      const response = await fetch(this.url + path, {
        method,
        headers,
        redirect: 'manual',
        ...(body === null ? {} : { body: JSON.stringify(body) }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        this.cookies.set(name, value)
      }
      const text = await response.text()
      return { status: response.status, body: text ? JSON.parse(text) : null }
    } catch {
      return null
    }
  }
}
