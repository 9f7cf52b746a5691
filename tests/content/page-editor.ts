import { beforeAll, expect } from 'vitest'
import type { z } from 'zod'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { pageDraftSchema } from '@/lib/contract/pages/page-editing'
import { createUser, TestBrowser } from '../accounts'
import type { TestBackend } from '../backend-app'
import { ready } from '../databases'

let pageCount = 0

/** A logged-in editor who makes calls of the page editor by their path. */
export class TestEditor {
  private constructor(
    readonly browser: TestBrowser,
    private readonly account: { id?: number },
    private readonly locale: string,
  ) {}

  static async logIn(backend: TestBackend, { locale = 'de', firstName = 'Edda' } = {}): Promise<TestEditor> {
    const user = await createUser(backend, { role: 'editor', firstName })
    return new TestEditor(await new TestBrowser(backend).logIn(user), user, locale)
  }

  /** Creates an editor for the tests of a file, who logs in before them. */
  static logInBeforeAll(backend: TestBackend, { locale = 'de', firstName = 'Edda' } = {}): TestEditor {
    const editor = new TestEditor(new TestBrowser(backend), {}, locale)
    beforeAll(async () => {
      const user = await createUser(backend, { role: 'editor', firstName })
      editor.account.id = user.id
      await editor.browser.logIn(user)
    })
    return editor
  }

  get userId(): number {
    return ready(this.account.id)
  }

  /** Returns the same editor in another language. */
  in(locale: string): TestEditor {
    return new TestEditor(this.browser, this.account, locale)
  }

  /** Makes a call. Its response must not be cacheable. */
  async call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await this.browser.call(method, `/${this.locale}/pageeditor-api/${path}`, body)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.get('Cache-Tag')).toBeNull()
    return { status: response.status, body: response.status === 204 ? null : await response.json() }
  }

  /** Makes a call that must succeed, with a body that has exactly the fields of the schema. */
  async ask<Schema extends z.ZodType>(
    schema: Schema,
    ...request: [method: string, path: string, body?: unknown]
  ): Promise<z.infer<Schema>> {
    const { status, body } = await this.call(...request)
    expect([200, 201], JSON.stringify(body)).toContain(status)
    expect(schema.parse(body)).toEqual(body)
    return schema.parse(body)
  }

  /** Adds a text to the top level of a page, at its start. `place` overrides the place. */
  addText(pageId: number, content: string, place: Record<string, unknown> = {}) {
    return this.ask(moduleSchema, 'POST', 'text/', {
      content_type: 'page',
      object_id: pageId,
      locale: this.locale,
      parent: null,
      column: null,
      position: 0,
      data: { content },
      ...place,
    })
  }

  /** Creates a page with a unique title and address; `overrides` replaces its values. */
  addPage(parent: number | null = null, overrides: Record<string, unknown> = {}) {
    pageCount += 1
    const names = { title: `Seite ${pageCount}`, slug: `seite-${pageCount}` }
    return this.page('POST', 'page/', { parent, ...names, ...overrides })
  }

  publish(id: number, body: object = {}) {
    return this.page('POST', `page/${id}/publish/`, body)
  }

  /** Changes the address of a page and publishes it. */
  async rename(id: number, slug: string) {
    const { revision } = await this.page('GET', `page/${id}/draft/`)
    await this.page('POST', `page/${id}/`, { revision, data: { slug } })
    return this.publish(id)
  }

  /** Makes a call that returns a page. */
  page(...request: [method: string, path: string, body?: unknown]) {
    return this.ask(pageDraftSchema, ...request)
  }
}
