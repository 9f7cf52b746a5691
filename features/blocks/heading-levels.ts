import type { Module } from '@/lib/contract/blocks/module'
import { findBlockDefinition } from '@/lib/contract/blocks/registry'

/**
 * Returns for each module the level of the preceding headline, or `above` without one, so that
 * headings in blocks continue the outline of the page without skipping a level.
 */
export function headingLevels(modules: readonly Module[], above: number): number[] {
  let level = above
  return modules.map((module) => {
    level = findBlockDefinition(module.model)?.headingLevel?.(module.data) ?? level
    return level
  })
}
