import { expect } from 'vitest'
import type { z } from 'zod'
import { pageDraftSchema } from '@/lib/contract/pages/page-editing'
import { createUser, TestBrowser } from '../accounts'
import type { TestBackend } from '../backend-app'

/** An editor at work: calls of the page editor without their common prefix. */
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

  /** The same editor in another language. */
  in(locale: string): TestEditor {
    return new TestEditor(this.browser, this.userId, locale)
  }

  /** A call and its response, which must not be cacheable. */
  async call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const answer = await this.browser.call(method, `/${this.locale}/pageeditor-api/${path}`, body)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('Cache-Tag')).toBeNull()
    return { status: answer.status, body: answer.status === 204 ? null : await answer.json() }
  }

  /** A call that has to succeed, its answer read by a schema and nothing beside it. */
  async ask<Schema extends z.ZodType>(
    schema: Schema,
    ...request: [method: string, path: string, body?: unknown]
  ): Promise<z.infer<Schema>> {
    const { status, body } = await this.call(...request)
    expect([200, 201], JSON.stringify(body)).toContain(status)
    expect(schema.parse(body)).toEqual(body)
    return schema.parse(body)
  }

  /** A call that answers a page. */
  page(...request: [method: string, path: string, body?: unknown]) {
    return this.ask(pageDraftSchema, ...request)
  }
}
