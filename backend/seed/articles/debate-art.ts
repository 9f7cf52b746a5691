import type { DebateTopic } from './topic'

/** Machines and the stage. */
export const machines: DebateTopic = {
  category: 'kunst-und-technik',
  tags: ['ki', 'digitales', 'urheberrecht'],
  pictures: ['light-cones', 'cyclorama', 'fly-ropes'],
  entries: [
    [
      ['Die Maschine kennt keine Generalprobe', 'Machines have no dress rehearsal'],
      [
        'Was künstliche Intelligenz am Theater nicht lernt',
        'What artificial intelligence does not learn in theaters',
      ],
      [
        'Ein Programm kann tausend Monologe schreiben. Es kann nicht wissen, warum jemand auf der Bühne heute beim dritten Satz zögert.',
        'A program can write a thousand monologues. It cannot know why somebody on stage hesitates at the third sentence today.',
      ],
    ],
    [
      ['Ich habe mit einem Chatbot geprobt', 'I rehearsed with a chatbot'],
      ['Erfahrungsbericht aus der Dramaturgie', 'A report from the dramaturgy department'],
      [
        'Er war fleißig, freundlich und hatte zu allem eine Meinung. Nach drei Wochen vermisste ich das Schweigen.',
        'It was hard-working, friendly and had an opinion on everything. After three weeks I missed silence.',
      ],
    ],
    [
      ['Meine Stimme gehört mir', 'My voice is mine'],
      ['Aus dem Tonstudio', 'From the recording studio'],
      [
        'Vor einem Jahr hörte ich mich im Radio etwas sagen, das ich nie gesagt habe. Seitdem lese ich Verträge von hinten.',
        'A year ago I heard myself on the radio saying something I had never said. Since then I read contracts from the back.',
      ],
    ],
    [
      ['Übertitel lenken ab, zum Glück', 'Surtitles distract, luckily'],
      ['Lesen im Dunkeln', 'Reading in the dark'],
      [
        'Wer mitliest, sieht weniger, heißt es. Wer nicht versteht, sieht gar nichts. Über eine Technik, die Säle öffnet.',
        'Those who read along see less, they say. Those who do not understand see nothing. On a technology that opens halls.',
      ],
    ],
    [
      ['Der Stream ist nicht der Feind', 'The stream is not the enemy'],
      ['Warum wir weiter filmen', 'Why we go on filming'],
      [
        'Sechshundert Menschen sahen unser Stück aus dem Krankenbett. Keiner von ihnen hätte sonst eine Karte gekauft.',
        'Six hundred people saw our play from a hospital bed. None of them would have bought a ticket.',
      ],
    ],
  ],
  facts: [
    [
      'Theater war immer eine Maschine: Versenkungen, Züge, Donnerbleche. Neu ist nur, dass eine von ihnen mitreden will.',
      'Theater has always been a machine: trapdoors, flies, thunder sheets. The only new thing is that one of them wants a say.',
    ],
    [
      'Ich habe nichts gegen Hilfe. Ich möchte nur wissen, wessen Arbeit in ihr steckt, und ob die Person gefragt wurde.',
      'I have nothing against help. I only want to know whose work is inside it, and whether that person was asked.',
    ],
    [
      'In der Probe entsteht das Beste aus Missverständnissen. Ein System, das nie missversteht, wird uns nicht weiterbringen.',
      'In rehearsal the best things come from misunderstandings. A system that never misunderstands will not help us.',
    ],
    [
      'Technik macht Angst, solange sie im Keller steht. Seit wir das Pult in den Saal gestellt haben, fragen sogar die Abonnements nach.',
      'Technology is frightening as long as it is in the basement. Since we put the desk in the hall, even subscribers ask questions.',
    ],
    [
      'Juristisch ist vieles offen. Moralisch eigentlich nicht: Wer eine Stimme will, soll den Menschen fragen, der sie hat.',
      'Legally much is open. Morally it is not: those who want a voice should ask the person who has it.',
    ],
    [
      'Vielleicht liegt die Zukunft darin, dass zwei Stunden lang etwas geschieht, das sich nicht wiederholen lässt. Wir hätten da Erfahrung.',
      'Perhaps the future lies in two hours of something that cannot be repeated. We have some experience with that.',
    ],
  ],
  quotes: [
    [
      'Das Gegenteil von künstlich ist nicht echt. Es ist anwesend.',
      'The opposite of artificial is not real. It is present.',
    ],
    ['Ein Fehler, den alle sehen, ist ein Ereignis.', 'A mistake that everybody sees is an event.'],
    [
      'Fortschritt ist, wenn die Technik weiß, wann sie dunkel bleiben soll.',
      'Progress is when technology knows when to stay dark.',
    ],
  ],
  pointsTitle: ['Regeln, mit denen ich leben könnte', 'Rules I could live with'],
  points: [
    [
      'Kein Mitschnitt ohne Zustimmung für genau diesen Zweck',
      'No recording without consent for exactly that purpose',
    ],
    ['Im Programmheft steht, was von wem ist', 'The program says who made what'],
    ['Werkzeuge dürfen Vorschläge machen, Menschen entscheiden', 'Tools may suggest, people decide'],
    ['Wer ersetzt wird, wird vorher gefragt', 'Those who are replaced are asked first'],
  ],
}

/** What is played. */
export const repertoire: DebateTopic = {
  category: 'kunst-und-technik',
  tags: ['spielplan', 'kanon', 'kritik'],
  pictures: ['hero-curtain', 'curtain-red', 'stage-floor', 'footlights'],
  entries: [
    [
      ['Schon wieder ein Klassiker', 'Yet another classic'],
      ['Und warum das eine gute Nachricht ist', 'And why that is good news'],
      [
        'Alte Stücke sind wie Brücken: Man merkt erst, was sie tragen, wenn man mit vielen darübergeht.',
        'Old plays are like bridges: you notice what they bear only when many walk across.',
      ],
    ],
    [
      ['Spielt die Neuen zweimal', 'Play the new ones twice'],
      ['Gegen die Wegwerf-Uraufführung', 'Against the disposable premiere'],
      [
        'Jedes Jahr werden fünfhundert Stücke uraufgeführt und vierhundertachtzig nie wieder gespielt. So entsteht kein Kanon.',
        'Every year five hundred plays have their premiere, and four hundred and eighty are never played again. That is no way to make a canon.',
      ],
    ],
    [
      ['Die Oper ist kein Museum', 'Opera is no museum'],
      ['Aber sie darf eines haben', 'But it may have one'],
      [
        'Wir spielen dreißig Werke immer wieder und zehntausend nie. Ein Besuch im Notenarchiv.',
        'We play thirty works again and again, and ten thousand never. A visit to the music archive.',
      ],
    ],
    [
      ['Komödie ist harte Arbeit', 'Comedy is hard work'],
      ['Ein ernstes Wort über das Lachen', 'A serious word about laughter'],
      [
        'Für ein Schweigen im Saal wird man gefeiert. Für ein Lachen bekommt man Urlaub in der Sparte Unterhaltung.',
        'Silence in the hall earns praise. Laughter gets you sent to the entertainment department.',
      ],
    ],
    [
      ['Kürzer', 'Shorter'],
      ['Ein Vorschlag', 'A proposal'],
      [
        'Neunzig Minuten sind keine Kapitulation. Sie sind die Länge eines Gedankens, den man zu Ende denkt.',
        'Ninety minutes are no surrender. They are the length of a thought that is thought through.',
      ],
    ],
  ],
  facts: [
    [
      'Ein Spielplan ist ein Brief an die Stadt. Manche lesen sich wie Werbung, andere wie eine Mahnung. Selten klingt einer wie eine Frage.',
      'A program is a letter to the city. Some read like advertising, others like a reminder. Seldom does one sound like a question.',
    ],
    [
      'Ich habe in diesem Jahr achtundsechzig Vorstellungen gesehen. In einundfünfzig starb jemand. In dreien bekam jemand Arbeit.',
      'I saw sixty-eight performances this year. In fifty-one somebody died. In three somebody found work.',
    ],
    [
      'Natürlich darf man Texte ändern. Man sollte nur vorher wissen, was man streicht, und nachher nicht behaupten, es habe nie dagestanden.',
      'Of course texts may be changed. One should only know what is being cut, and not claim later that it was never there.',
    ],
    [
      'Die schönste Entdeckung der letzten Spielzeit war eine Partitur, die achtzig Jahre lang unter dem falschen Namen im Regal lag.',
      'The finest discovery of last season was a score that had been on the shelf under the wrong name for eighty years.',
    ],
    [
      'Das Publikum ist mutiger, als wir glauben. Es hat nur keine Lust, dafür belehrt zu werden.',
      'Audiences are braver than we believe. They just do not want to be lectured for it.',
    ],
    [
      'Man muss nicht alles verstehen. Aber man sollte merken, dass es etwas zu verstehen gäbe.',
      'You need not understand everything. But you should notice that there is something to understand.',
    ],
  ],
  quotes: [
    [
      'Ein Kanon ist eine Einladung mit schlechtem Gedächtnis.',
      'A canon is an invitation with a bad memory.',
    ],
    [
      'Regie ist die Kunst, im richtigen Moment nichts zu tun.',
      'Directing is the art of doing nothing at the right moment.',
    ],
    [
      'Wer nur spielt, was sicher ist, hat nichts zu verlieren und nichts zu zeigen.',
      'Those who play only what is safe have nothing to lose and nothing to show.',
    ],
  ],
  pointsTitle: ['Stücke, die fehlen', 'Plays that are missing'],
  points: [
    ['Eines mit mehr als zwanzig Rollen', 'One with more than twenty parts'],
    ['Eines, in dem gearbeitet wird', 'One in which people work'],
    ['Eines, das gut ausgeht, ohne zu lügen', 'One that ends well without lying'],
    ['Eines aus der Stadt, in der es gespielt wird', 'One from the city in which it is played'],
  ],
}
