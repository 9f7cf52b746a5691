import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import styles from '../toolbar/toolbar.module.css'
import type { ScheduleFormProps } from './schedule-form'

/** What is entered for a plan. */
export const scheduleForm = onDemand(async () => (await import('./schedule-form')).ScheduleForm)

/** The panel in which the page is planned. What was entered stays while it is closed. */
export function SchedulePanel(props: ScheduleFormProps) {
  const t = useTranslations('editor.schedule')
  const [wasOpened, setOpened] = useState(false)
  const ScheduleForm = useOnDemand(scheduleForm, wasOpened)
  return (
    <ToolDisclosure icon="schedule" label={t('title')} onToggle={() => setOpened(true)}>
      <div className={`${styles.panel} ${styles.form}`}>
        {wasOpened && (ScheduleForm ? <ScheduleForm {...props} /> : <p role="status">{t('loading')}</p>)}
      </div>
    </ToolDisclosure>
  )
}
