import { useTranslations } from 'next-intl'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import { useAdministration } from '../administration-context'
import type { RecordTypeView } from '../record-type'
import styles from './record-list.module.css'
import type { VisibleColumns } from './use-visible-columns'

/** The selection of the visible columns, which is stored in this browser. */
export function ColumnChoice({ view, columns }: { view: RecordTypeView; columns: VisibleColumns }) {
  const t = useTranslations('administration.list')
  const { locale } = useAdministration()
  const { names, visibleNames, onShow } = columns
  if (names.length < 2) return null
  return (
    <ToolDisclosure label={t('columns')} className={styles.menu}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={visibleNames.includes(name)}
                onChange={(event) =>
                  onShow(
                    event.currentTarget.checked
                      ? [...visibleNames, name]
                      : visibleNames.filter((column) => column !== name),
                  )
                }
              />
              {view.columns[name]?.label[locale]}
            </label>
          </li>
        ))}
      </ul>
    </ToolDisclosure>
  )
}
