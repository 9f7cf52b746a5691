import { expect, it } from 'vitest'
import { getScriptNonce } from '@/lib/script-nonce'
import { deferScripts } from './defer-scripts'
import { hashInlineScripts } from './inline-scripts'

const nonce = `nonce="${getScriptNonce()}"`
const createPage = (head: string) => `<html><head>${head}</head><body></body></html>`

it('defers the scripts of Next and permits the loader in the policy', () => {
  const html = deferScripts(
    createPage(
      `<link rel="preload" as="script" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/a.js" async="" ${nonce}></script><script ${nonce}>1</script>`,
    ),
  )
  expect(html).toContain('<script type="text/deferred" src="/_next/static/chunks/a.js"')
  expect(html).not.toContain('as="script"')
  const { body, scriptHashes } = hashInlineScripts(html)
  expect(scriptHashes).toHaveLength(2)
  expect(body.toString()).toContain("('text/deferred','hydrated',1)</script></head>")
})

it('does not change a page without scripts, or a text that looks like a script', () => {
  for (const html of [createPage(''), createPage('<title>&lt;script src="/_next/a.js" async=""&gt;</title>')])
    expect(deferScripts(html)).toBe(html)
})
