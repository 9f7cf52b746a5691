import { describe, expect, it } from 'vitest'
import { findFreePort } from './free-port'

describe('findFreePort', () => {
  it('never returns a port twice', async () => {
    const ports: number[] = []
    for (let turn = 0; turn < 3000; turn += 1) ports.push(await findFreePort())
    expect(new Set(ports).size).toBe(ports.length)
  })
})
