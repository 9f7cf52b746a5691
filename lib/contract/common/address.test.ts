import { describe, expect, it } from 'vitest'
import { isPlainPath, isShortQuery, maxParameters } from './address'

describe('isPlainPath', () => {
  it.each([
    '/..',
    '/.',
    '/de/../admin',
    '/de/./admin',
    '/x%2f..%2f',
    '/x%2F..',
    '/x%5c..%5cadmin',
    '/x%5C..',
    '/de\\..\\a',
    '/%2e',
    '/%2e%2e/admin',
    '/%2E./admin',
    '/.%2e/admin',
    '/..;/admin',
    '/..;a=b/admin',
    '/..%3b/admin',
    '/%2e%2e%3Ba/admin',
    '/.;/admin',
    '/..%20/admin',
    '/..%c2%a0/admin',
    '/%252e%252e/admin',
    '/x%252f..%252fadmin',
    '/%25252e%25252e/admin',
    '/%ef%bc%8e%ef%bc%8e/admin',
    '/%e2%80%a5/admin',
    '/x%ef%bc%8f..%ef%bc%8fadmin',
    '/x%ef%bc%bc..%ef%bc%bcadmin',
    '/a%00',
    '/a%0d%0ab',
    '/..%09/admin',
    '/a%c2%85',
    '/%ff',
    '/%c0%ae%c0%ae/admin',
    '/%u002e%u002e/admin',
    '/%zz',
    '/a%',
    '/%ef%bf%bd',
  ])('rejects %s', (path) => {
    expect(isPlainPath(path)).toBe(false)
  })

  it.each([
    '/',
    '/de/b%C3%BChne',
    '/de/a.b/..c/c..',
    '/de/...',
    '/.well-known/security.txt',
    '/de/a%2fb/..%20c',
    '/de/100%25',
    '/de/100%25%20sicher',
    '/de/a;b',
    '/de/a%26b',
    '/media/a..b.jpg',
    '/de/warten%E2%80%A6',
  ])('accepts %s', (path) => {
    expect(isPlainPath(path)).toBe(true)
  })
})

it('limits the number of query parameters', () => {
  const createQuery = (count: number) => Array(count).fill('a=b').join('&')
  expect(isShortQuery('')).toBe(true)
  expect(isShortQuery(createQuery(maxParameters))).toBe(true)
  expect(isShortQuery(createQuery(maxParameters + 1))).toBe(false)
  expect(isShortQuery('&'.repeat(maxParameters))).toBe(false)
})
