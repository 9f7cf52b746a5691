import type { Module } from '@/lib/contract/blocks/module'
import { type TeamData, teamMemberSchema } from '@/lib/contract/blocks/team'
import type { BlockViewProps } from '../block'
import { renderListItems } from '../list-items'
import { getListSizes, type SizeStep } from '../list-sizes'
import styles from './view.module.css'

const steps: Record<TeamData['extra_class'], SizeStep[]> = {
  standard: [
    { fromEm: 80, columns: 4 },
    { fromEm: 58, columns: 3 },
    { fromEm: 30, columns: 2 },
  ],
  'two-column': [
    { fromEm: 58, columns: 6 },
    { fromEm: 30, columns: 3 },
  ],
}

/** Returns false for a member whose person was deleted. */
function isShown(child: Module): boolean {
  return teamMemberSchema.safeParse(child.data).data?.person !== null
}

/** Team block: portraits in rows, or in two columns with details at the side (spec §3). */
export function TeamView({ data, sizes, ...props }: BlockViewProps<TeamData>) {
  const items = renderListItems(props, getListSizes(sizes, steps[data.extra_class]), isShown)
  if (items.length === 0) return null
  return (
    <div className={styles.root}>
      <ul className={styles.list} data-variant={data.extra_class}>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </div>
  )
}
