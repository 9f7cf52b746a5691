import { expect, it } from 'vitest'
import { getScriptNonce } from '@/lib/script-nonce'
import { hashInlineCode } from '../http/content-security-policy'
import { hashInlineScripts } from './inline-scripts'

it('permits inline styles of the site in the policy, but not those of content', () => {
  const css = ':root{--crimson:#005a9c}'
  const siteStyle = `<style nonce="${getScriptNonce()}">${css}</style>`
  const { body, styleHashes } = hashInlineScripts(`<head>${siteStyle}</head><body><style>a{}</style></body>`)
  expect(styleHashes).toEqual([hashInlineCode(css)])
  expect(body.toString()).toBe(`<head><style>${css}</style></head><body><style>a{}</style></body>`)
})
