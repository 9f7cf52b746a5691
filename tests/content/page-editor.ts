import { expect } from 'vitest'
import type { z } from 'zod'
import { pageDraftSchema } from '@/lib/contract/pages/page-editing'
import { createUser, TestBrowser } from '../accounts'
import type { TestBackend } from '../backend-app'

/** A logged-in editor who makes calls of the page editor by their path. */
export class TestEditor {
  private constructor(
    readonly browser: TestBrowser,
    readonly userId: number,
    private readonly locale: string,
  ) {}

  static async logIn(backend: TestBackend, { locale = 'de', firstName = 'Edda' } = {}): Promise<TestEditor> {
    const user = await createUser(backend, { role: 'editor', firstName })
    return new TestEditor(await new TestBrowser(backend).logIn(user), user.id, locale)
  }

  /** Returns the same editor in another language. */
  in(locale: string): TestEditor {
    return new TestEditor(this.browser, this.userId, locale)
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

  /** Makes a call that returns a page. */
  page(...request: [method: string, path: string, body?: unknown]) {
    return this.ask(pageDraftSchema, ...request)
  }
}
