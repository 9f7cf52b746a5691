import type { ReactNode } from 'react'
import { type ContainerData } from '@/lib/contract/blocks/container'
import { containerLayouts, type ModuleColumn } from '@/lib/contract/module'
import styles from './view.module.css'

export interface ContainerViewProps {
  data: ContainerData
  columns: ModuleColumn[]
  /** Shows the modules of a column; handed in, so that a block does not know the list of blocks. */
  renderColumn: (column: ModuleColumn) => ReactNode
}

/** Container block: columns of modules in one of six layouts, one below the other where there is no room (spec §3). */
export function ContainerView({ data, columns, renderColumn }: ContainerViewProps) {
  return (
    <div className={styles.container}>
      <div className={styles.columns} data-layout={containerLayouts[data.layout]}>
        {columns
          .toSorted((one, other) => one.index - other.index)
          .map((column) => (
            <div key={column.index} className={styles.column}>
              {renderColumn(column)}
            </div>
          ))}
      </div>
    </div>
  )
}
