import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isReservedPath } from '../contract/reserved-paths'
import { partsOf } from './route-patterns'
import { routes } from './routes'

test('every folder of the site that is no page of the table of routes is reserved', async () => {
  const entries = await readdir(path.join('app', '[locale]'), { withFileTypes: true })
  const folders = entries.flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith('[') ? entry.name : [],
  )
  const pages = new Set(Object.keys(routes).map((route) => partsOf(route)[0]))
  const others = folders.filter((folder) => !pages.has(folder))
  expect(others).not.toEqual([])
  expect(others.filter((folder) => !isReservedPath(folder))).toEqual([])
})

test.each(['themen/api', 'apis', 'media', ''])('%s is not reserved', (free) => {
  expect(isReservedPath(free)).toBe(false)
})
