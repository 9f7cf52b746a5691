import sharp from 'sharp'
import { createUser, TestBrowser } from '../accounts'
import type { TestBackend } from '../backend-app'

export const api = '/de/pageeditor-api'

let shade = 0

/** Creates a picture that differs from those of all other tests. */
export async function createPictureFile(name = 'bild.png', width = 30, height = 20): Promise<File> {
  shade += 1
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 90 }
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

/** Converts fields to the form data of an upload. */
export function toFormData(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

export async function logInEditor(
  backend: TestBackend,
  name: { firstName?: string; lastName?: string } = {},
): Promise<TestBrowser> {
  return new TestBrowser(backend).logIn(await createUser(backend, { ...name, role: 'editor' }))
}

/** Calls a path of the page editor and parses the response. */
export async function ask(browser: TestBrowser, method: string, path: string, body?: unknown) {
  const response = await browser.call(method, `${api}${path}`, body)
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers }
}
