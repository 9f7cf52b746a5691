import { expect, it } from 'vitest'
import { getLinkTarget } from './link-target'

it.each([
  ['/de/ueber-uns', 'page'],
  ['/', 'page'],
  ['#satzung', 'fragment'],
  ['mailto:post@vbo.example.org', 'contact'],
  ['tel:+493023125000', 'contact'],
  ['/media/satzung.pdf', 'file'],
  ['/api/files/1/satzung.pdf', 'file'],
  ['/filer/42/plan.pdf', 'file'],
  ['https://example.org/', 'external'],
  ['example.org/spielplan', 'external'],
  ['//evil.example/', 'external'],
  ['/\\evil.example/', 'external'],
  ['javascript:alert(1)', 'unsafe'],
  ['java\nscript:alert(1)', 'unsafe'],
  [' JavaScript:alert(1)', 'unsafe'],
  ['data:text/html,<script>', 'unsafe'],
  ['vbscript:x', 'unsafe'],
  ['', 'unsafe'],
])('classifies %j as %s', (href, target) => {
  expect(getLinkTarget(href)).toBe(target)
})
