import { expect, test } from 'vitest'
import { scriptNonce } from '@/lib/script-nonce'
import { sourceHash } from '../http/content-security-policy'
import { hashInlineScripts } from './inline-scripts'

test('a style of the page’s own is in the policy, one that came with its content is not', () => {
  const css = ':root{--crimson:#005a9c}'
  const own = `<style nonce="${scriptNonce()}">${css}</style>`
  const { body, styleHashes } = hashInlineScripts(`<head>${own}</head><body><style>a{}</style></body>`)
  expect(styleHashes).toEqual([sourceHash(css)])
  expect(body.toString()).toBe(`<head><style>${css}</style></head><body><style>a{}</style></body>`)
})
