import type { Module } from '@/lib/contract/blocks/module'
import { findBlockDefinition } from '@/lib/contract/blocks/registry'

/**
 * Returns the level of the preceding headline for each module, or `levelAbove` before the first
 * headline. Headings in blocks therefore continue the outline of the page without gaps.
 */
export function getHeadingLevels(modules: readonly Module[], levelAbove: number): number[] {
  let level = levelAbove
  return modules.map((module) => {
    level = findBlockDefinition(module.model)?.headingLevel?.(module.data) ?? level
    return level
  })
}
