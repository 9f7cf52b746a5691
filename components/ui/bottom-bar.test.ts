import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listProjectFiles } from '@/tests/project-files'

const stickyRule = /([^{}]+)\{([^{}]*position: sticky[^{}]*)\}/g

it('is the only style that sticks to the bottom of the window, so that all release low windows', () => {
  const bars = listProjectFiles('.', /\.css$/).flatMap((path) => {
    const css = readFileSync(path, 'utf8')
    const isReleased = css.includes('@media (max-height: 24em)')
    const rules = [...css.matchAll(stickyRule)].filter(([, , rule = '']) => /inset-block-end: /.test(rule))
    return rules.map(() => ({ path, isReleased }))
  })
  expect(bars).toEqual([
    { path: 'components/ui/bottom-bar.module.css', isReleased: true },
    { path: 'features/consent/styles/settings.css', isReleased: true },
  ])
})
