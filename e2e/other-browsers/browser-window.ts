import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { z } from 'zod'
import { clickAt, type Driver, pressKeys, typeText } from './driver'
import { type FoundElement, findInPage, type SentTarget } from './find-in-page'

/** An element by its role and name, or by a selector and its text. The first visible one counts. */
export interface Target {
  role?: string
  selector?: string
  name?: string | RegExp
  within?: Target
}

const foundSchema = z
  .object({ x: z.number(), y: z.number(), isOnTop: z.boolean(), isFocused: z.boolean(), isHydrated: z.boolean() })
  .nullable()

/** Long enough for a busy machine; passing tests never wait that long. */
const waiting = { timeout: 30_000, intervals: [50, 100, 200] }

const library = readFile(
  join(
    createRequire(import.meta.url).resolve('@testing-library/dom/package.json'),
    '../dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** A window of a browser, used like a person does: with mouse and keyboard. */
export class BrowserWindow {
  constructor(
    private readonly driver: Driver,
    private readonly baseUrl: string,
  ) {}

  /** Opens an address of the site. */
  async open(path: string): Promise<void> {
    await this.driver.open(this.baseUrl + path)
  }

  /** Clicks an element, or a word in it, as soon as it is hydrated, uncovered and at rest. */
  async click(target: Target, { word = null, times = 1 }: { word?: string | null; times?: number } = {}) {
    let place: FoundElement | null = null
    await expect(async () => {
      const { x, y } = place ?? {}
      place = await this.find(target, word)
      expect({ target, place }).toMatchObject({ place: { x, y, isOnTop: true, isHydrated: true } })
    }).toPass(waiting)
    await this.driver.perform([clickAt(place ?? { x: 0, y: 0 }, times)])
  }

  /** Presses keys at once, for example `Control+s`. */
  async press(chord: string): Promise<void> {
    await this.driver.perform([pressKeys(chord)])
  }

  async type(text: string): Promise<void> {
    await this.driver.perform([typeText(text)])
  }

  /** Clicks a field and types a text there. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.type(text)
  }

  async expectVisible(target: Target): Promise<void> {
    const read = async () => ({ target, isVisible: (await this.find(target)) !== null })
    await expect(async () => expect(await read()).toMatchObject({ isVisible: true })).toPass(waiting)
  }

  async expectFocused(target: Target): Promise<void> {
    const read = async () => ({ target, place: await this.find(target) })
    await expect(async () => expect(await read()).toMatchObject({ place: { isFocused: true } })).toPass(waiting)
  }

  /** Expects the path and the query of the address. */
  async expectPath(path: string | RegExp): Promise<void> {
    const read = () => this.driver.evaluate('location.pathname + location.search')
    await expect(async () => expect(await read()).toMatch(toPattern(path))).toPass(waiting)
  }

  private async find(target: Target, word: string | null = null): Promise<FoundElement | null> {
    if (!(await this.driver.evaluate('"TestingLibraryDom" in window'))) {
      await this.driver.evaluate(`(() => {${await library}})()`)
    }
    const parameters = [toSent(target), word].map((value) => JSON.stringify(value)).join()
    return foundSchema.parse(await this.driver.evaluate(`(${String(findInPage)})(${parameters})`))
  }
}

function toSent({ role, selector, name, within }: Target): SentTarget {
  return { role, selector, name: name && toPattern(name).source, within: within && toSent(within) }
}

/** Returns an expression. A string must match completely. */
const toPattern = (text: string | RegExp) =>
  typeof text === 'string' ? new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`) : text
