import { useTranslations } from 'next-intl'
import { ToolButton } from '@/components/ui/tool-button'
import { groupNames, type SettingGroup } from './setting-fields'
import styles from './settings.module.css'

/** Buttons that open a group of the page's settings; shown while no block is selected. */
export function PageParts({ onOpen }: { onOpen: (part: SettingGroup) => void }) {
  const t = useTranslations('editor.settings')
  return (
    <section aria-labelledby="page-parts" className={styles.parts}>
      <h3 id="page-parts">{t('title')}</h3>
      {groupNames.map((group) => (
        <ToolButton key={group} variant="link" onClick={() => onOpen(group)}>
          {t(`groups.${group}`)}
        </ToolButton>
      ))}
    </section>
  )
}
