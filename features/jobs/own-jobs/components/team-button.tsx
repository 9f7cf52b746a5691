import { useTranslations } from 'next-intl'
import { useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { TeamChange } from '../team-calls'
import type { Team } from '../use-team'

interface TeamButtonProps {
  team: Team
  text: string
  /** The object of the action. It is added to the label for screen readers. */
  objectName: string
  /** The consequences, which are confirmed before the change. */
  question?: string
  change: TeamChange
}

export function TeamButton({ team, text, objectName, question, change }: TeamButtonProps) {
  const t = useTranslations('ownJobs.team')
  const [isAsking, setIsAsking] = useState(false)
  const name = t('named', { action: text, name: objectName })
  const submitChange = () => {
    setIsAsking(false)
    team.changeTeam(change)
  }
  return (
    <>
      <Button
        isDisabled={team.isPending}
        aria-label={name}
        onClick={() => (question === undefined ? submitChange() : setIsAsking(true))}
      >
        {text}
      </Button>
      {isAsking && (
        <Dialog title={name} onClose={() => setIsAsking(false)}>
          <p>{question}</p>
          <div className={formStyles.actions}>
            <Button variant="primary" onClick={submitChange}>
              {text}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{t('questions.cancel')}</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
