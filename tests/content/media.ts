import sharp from 'sharp'
import { createUser, TestBrowser } from '../accounts'
import type { TestBackend } from '../backend-app'

export const api = '/de/pageeditor-api'

/** A picture that no other test uploads. */
let shade = 0
export async function pictureFile(name = 'bild.png', width = 30, height = 20): Promise<File> {
  shade += 1
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 90 }
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

/** The form of an upload. */
export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** An editor who is logged in. */
export async function logInEditor(
  backend: TestBackend,
  name: { firstName?: string; lastName?: string } = {},
): Promise<TestBrowser> {
  return new TestBrowser(backend).logIn(await createUser(backend, { ...name, role: 'editor' }))
}

/** Asks below the page editor's address and reads the answer. */
export async function ask(browser: TestBrowser, method: string, path: string, body?: unknown) {
  const answer = await browser.call(method, `${api}${path}`, body)
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers }
}
