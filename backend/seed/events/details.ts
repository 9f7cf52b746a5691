import type { EventKind } from '@/lib/contract/event-record'
import type { Sentence } from '../sentence'

/** What the pages of events of a kind say. */
export interface EventDetails {
  paragraphs: readonly Sentence[]
  pointsTitle: Sentence
  points: readonly Sentence[]
  pictures: readonly string[]
}

const come: Sentence = ['So kommen Sie hin', 'How to get there']

export const details: Readonly<Record<EventKind, EventDetails>> = {
  conference: {
    paragraphs: [
      [
        'Vorträge dauern höchstens zwanzig Minuten, Gespräche mindestens ebenso lange. Wer nur zuhören möchte, ist ebenso willkommen.',
        'Talks last twenty minutes at most, conversations at least as long. Those who just want to listen are equally welcome.',
      ],
      [
        'Die Teilnahme ist für Mitglieder frei, für Gäste kostet sie 40 Euro. Studierende und Auszubildende zahlen nichts.',
        'Members attend free of charge, guests pay 40 euros. Students and apprentices pay nothing.',
      ],
      [
        'Alle Räume sind ohne Stufen zu erreichen. Gebärdensprache und Schriftdolmetschen gibt es, wenn Sie sich bis zwei Wochen vorher melden.',
        'All rooms are step-free. Sign language and captions are available if you let us know two weeks in advance.',
      ],
      [
        'Am Abend laden die Gastgebenden zu einem Rundgang ein, vorbei an Werkstatt, Fundus und Kantine.',
        'In the evening the hosts invite you on a tour past workshop, costume store and canteen.',
      ],
    ],
    pointsTitle: ['Aus dem Programm', 'From the program'],
    points: [
      ['Begrüßung ohne Grußworte', 'Welcome without addresses'],
      ['Drei Häuser berichten, was nicht gelang', 'Three houses report on what did not work'],
      ['Arbeitsgruppen nach Wahl', 'Working groups of your choice'],
      ['Ein Beschluss, den alle lesen können', 'A decision everybody can read'],
    ],
    pictures: ['seat-arcs', 'auditorium-plan', 'law-columns'],
  },
  assembly: {
    paragraphs: [
      [
        'Stimmberechtigt ist jedes Mitglied mit einer Person; Vertretungen brauchen eine schriftliche Vollmacht.',
        'Each member votes through one person; substitutes need a written proxy.',
      ],
      [
        'Die Unterlagen verschicken wir drei Wochen vorher. Was danach kommt, wird nur mit Zustimmung aller beraten.',
        'Papers are sent three weeks in advance. What comes later is discussed only if all agree.',
      ],
      [
        'Das Protokoll nennt Beschlüsse, Gegenstimmen und offene Fragen, in dieser Reihenfolge.',
        'The minutes name decisions, votes against and open questions, in that order.',
      ],
    ],
    pointsTitle: ['Tagesordnung', 'Agenda'],
    points: [
      ['Bericht und Aussprache', 'Report and discussion'],
      ['Haushalt', 'Budget'],
      ['Anträge', 'Motions'],
      ['Verschiedenes, höchstens zehn Minuten', 'Other business, ten minutes at most'],
    ],
    pictures: ['negotiation-table', 'seat-arcs'],
  },
  meeting: {
    paragraphs: [
      [
        'Eine Anmeldung ist nicht nötig. Den Link zum Raum bekommen Sie auf Anfrage von der Geschäftsstelle.',
        'No registration is needed. The office sends you the link to the room on request.',
      ],
      [
        'Wer zum ersten Mal dabei ist, sagt einen Satz über das eigene Haus. Mehr wird nicht verlangt.',
        'Those who come for the first time say one sentence about their house. Nothing more is asked.',
      ],
      [
        'Was besprochen wird, bleibt im Raum; was beschlossen wird, steht am nächsten Tag im Netz.',
        'What is said stays in the room; what is decided is online the next day.',
      ],
    ],
    pointsTitle: ['Zum Ablauf', 'How it works'],
    points: [
      ['Kurze Runde', 'A short round'],
      ['Eine Frage, die alle angeht', 'One question that concerns all'],
      ['Hinweise und Termine', 'Notes and dates'],
    ],
    pictures: ['rehearsal-light', 'negotiation-table'],
  },
  workshop: {
    paragraphs: [
      [
        'Wir arbeiten in kleinen Gruppen mit höchstens sechzehn Personen. Fälle aus Ihrem Haus sind ausdrücklich erwünscht.',
        'We work in small groups of up to sixteen. Cases from your own house are welcome.',
      ],
      [
        'Der Beitrag von 120 Euro schließt Unterlagen und Verpflegung ein. Für Freiberufliche gibt es Stipendien.',
        'The fee of 120 euros includes papers and food. There are grants for freelancers.',
      ],
      [
        'Nach dem Seminar bleibt die Gruppe drei Monate lang im Austausch, wenn sie das möchte.',
        'After the course the group stays in touch for three months if it likes.',
      ],
      [
        'Vorkenntnisse brauchen Sie nicht, nur bequeme Schuhe und eine Frage.',
        'You need no experience, only comfortable shoes and a question.',
      ],
    ],
    pointsTitle: ['Das nehmen Sie mit', 'What you take home'],
    points: [
      ['Eine Checkliste für Ihr Haus', 'A checklist for your house'],
      ['Muster zum Anpassen', 'Models to adapt'],
      ['Drei Telefonnummern, die helfen', 'Three telephone numbers that help'],
      ['Eine Bescheinigung', 'A certificate'],
    ],
    pictures: ['rehearsal-light', 'workshop-planks', 'lamp-row'],
  },
  festival: {
    paragraphs: [
      [
        'Gespielt wird im Haus, auf dem Vorplatz und überall, wo Platz ist. Der Eintritt zu den Gesprächen ist frei.',
        'Performances take place in the house, on the square and wherever there is room. Admission to talks is free.',
      ],
      [
        'Ein Pass gilt für alle Tage und kostet so viel wie zwei Karten. Unter achtzehn zahlt niemand.',
        'A pass is valid on all days and costs as much as two tickets. Nobody under eighteen pays.',
      ],
      [
        'Das vollständige Programm erscheint vier Wochen vorher, mit Angaben zu Dauer, Sprache und Lautstärke.',
        'The full program is published four weeks in advance, with length, language and volume.',
      ],
    ],
    pointsTitle: come,
    points: [
      ['Vom Bahnhof zu Fuß in zehn Minuten', 'Ten minutes on foot from the station'],
      ['Nachtbus nach der letzten Vorstellung', 'Night bus after the last performance'],
      ['Fahrräder stehen überdacht', 'Bicycles stand under cover'],
    ],
    pictures: ['light-cones', 'curtain-red', 'brass-bells', 'city-lights'],
  },
  premiere: {
    paragraphs: [
      [
        'Vor der Vorstellung gibt es eine kurze Einführung, danach ein Gespräch mit allen, die nicht gleich nach Hause müssen.',
        'There is a short introduction before the performance, and a conversation afterwards with all who do not have to go home.',
      ],
      [
        'Karten gibt es an der Kasse und im Netz. Unter dreißig kostet jeder Platz am Tag selbst zwölf Euro.',
        'Tickets are available at the box office and online. Under-thirties pay twelve euros for any seat on the day.',
      ],
      [
        'Die Produktion bleibt zwei Spielzeiten im Repertoire und geht danach auf Reisen.',
        'The production stays in the repertoire for two seasons and then goes on tour.',
      ],
    ],
    pointsTitle: ['Gut zu wissen', 'Good to know'],
    points: [
      ['Ohne Pause', 'Without an interval'],
      ['Übertitel auf Deutsch und Englisch', 'Surtitles in German and English'],
      ['Laute Stellen sind im Programm vermerkt', 'Loud passages are marked in the program'],
    ],
    pictures: ['spot-single', 'curtain-red', 'footlights', 'hero-curtain', 'stage-floor'],
  },
  deadline: {
    paragraphs: [
      [
        'Fällt der Tag auf ein Wochenende, gilt er trotzdem. Im Zweifel rufen Sie vorher an.',
        'If the day falls on a weekend, it counts all the same. When in doubt, call before.',
      ],
      [
        'Ein Eingang per E-Mail genügt, wenn er bis Mitternacht da ist. Wir bestätigen jede Sendung.',
        'An e-mail is enough if it arrives by midnight. We confirm each one.',
      ],
    ],
    pointsTitle: ['Bitte bereithalten', 'Please have ready'],
    points: [
      ['Name und Ort des Hauses', 'Name and place of the house'],
      ['Eine Person für Rückfragen', 'A person for questions'],
      ['Unterlagen als PDF', 'Papers as PDF'],
    ],
    pictures: ['archive-shelves', 'law-columns'],
  },
}
