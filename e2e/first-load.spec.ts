import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect } from '@playwright/test'
import { firstLoadBudget, forbiddenModules, loadFirstLoadCode, weighFirstLoad, weighScripts } from '../bench/first-load'
import { logIn } from './support/log-in'
import { test } from './support/test'

/**
 * 1.25 × the scripts of an empty Next app with next-intl, as `npm run bench` weighs them with
 * brotli.
 */
const scriptBudget = 155_000

for (const path of ['/de', '/de/ueber-uns']) {
  test(`the first load of ${path} stays within its budgets and loads no deferred code`, async ({
    browser,
    baseURL,
  }) => {
    const { scripts, total, code } = await weighFirstLoad(browser, `${baseURL}${path}`)
    expect(scripts.brotli).toBeGreaterThan(0)
    expect(scripts.brotli).toBeLessThanOrEqual(scriptBudget)
    expect(total).toBeLessThanOrEqual(firstLoadBudget)
    const loadedModules = Object.entries(forbiddenModules).filter(([, pattern]) => pattern.test(code))
    expect(loadedModules.map(([name]) => name)).toEqual([])
  })
}

/** Returns the cookies of a browser as a header. */
async function formatCookies(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}

/**
 * The maximum size of the additional scripts of a page with lists or forms, compared with a content
 * page, compressed with brotli.
 */
const toolBudget = 20 * 1024

test('the job board, the own ads and the form of an ad add little to the scripts of a content page', async ({
  context,
  baseURL,
}) => {
  await logIn(context, 'jobs')
  const cookie = await formatCookies(context)
  const content = await weighScripts(`${baseURL}/de/ueber-uns`, { cookie })
  for (const path of ['/de/jobboerse', '/de/meine-stellenanzeigen', '/de/stellenanzeige-veroeffentlichen']) {
    const { weight, code } = await weighScripts(`${baseURL}${path}`, { cookie })
    expect(weight.brotli - content.weight.brotli, path).toBeLessThanOrEqual(toolBudget)
    expect(code, path).not.toMatch(forbiddenModules.axios)
    expect(code, path).not.toMatch(forbiddenModules.zod)
  }
})

test('the page of an editor loads the text editor and axios after its own scripts', async ({ context, baseURL }) => {
  await logIn(context, 'editor')
  const cookie = await formatCookies(context)
  const { code } = await weighScripts(`${baseURL}/de/ueber-uns?edit`, { cookie })
  expect(code).toMatch(forbiddenModules['page editor'])
  expect(code).not.toMatch(forbiddenModules.tiptap)
  expect(code).not.toMatch(forbiddenModules.axios)
})

test('visitors get no scripts or styles of the editor', async ({ baseURL }) => {
  const paths = ['/de', '/en', '/de/ueber-uns', '/de/ansprechpersonen', '/de/account/login', '/de/gibt-es-nicht']
  for (const path of paths) {
    const code = await loadFirstLoadCode(`${baseURL}${path}`)
    expect(code.length, path).toBeGreaterThan(10_000)
    expect(code, path).not.toMatch(forbiddenModules['page editor'])
    expect(code, path).not.toMatch(forbiddenModules['block editors'])
    expect(code, path).not.toMatch(forbiddenModules.tiptap)
    expect(code, path).not.toMatch(forbiddenModules['react-aria'])
  }
})

/** Lists all built scripts of the site. */
function listBuiltScripts(): string[] {
  const folder = '.next/static/chunks'
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

test('deferred code has its own scripts', () => {
  const chunks = listBuiltScripts()
  for (const name of [
    'swiper',
    'lottie-web',
    'tiptap',
    'vanilla-cookieconsent',
    'nprogress',
    'axios',
    'zod',
    'react-aria',
    'framer',
    'page editor',
    'block editors',
  ] as const) {
    const pattern = forbiddenModules[name]
    expect(
      chunks.some((chunk) => pattern.test(chunk)),
      name,
    ).toBe(true)
  }
})

test('the site has one build of the animation player, which evaluates no code', () => {
  const players = listBuiltScripts().filter((chunk) => chunk.includes('bodymovin'))
  expect(players).toHaveLength(1)
  expect(players.join()).not.toMatch(/\beval\(|expression_function/)
})
