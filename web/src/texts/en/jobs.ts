/** Equipment going out and coming back. */
export const jobs = {
  loading: 'Loading…',
  empty: 'Accepted proposals appear here on the days their equipment goes out and comes back.',
  emptyDays: 'Nothing goes out or comes back in these four weeks.',
  subHires: 'Sub-hires',
  toProposals: 'View proposals',
  today: 'Today',
  tomorrow: 'Tomorrow',
  groups: { overdue: 'Overdue', going_out: 'Going out', due_back: 'Due back', out: 'Out' },
  undated: 'No date',
  nothingToday: 'Nothing goes out or comes back today.',
  view: 'Show jobs as',
  views: { list: 'List', week: 'Week', month: 'Month' },
  calendar: {
    earlier: { week: 'Previous week', month: 'Previous month' },
    later: { week: 'Next week', month: 'Next month' },
    week: (from: string, to: string, year: string) => `${from} – ${to} ${year}`,
    day: (day: string, count: string, jobs: number) =>
      jobs === 0 ? `${day}, nothing` : `${day}, ${count} ${jobs === 1 ? 'entry' : 'entries'}`,
    more: (count: string) => `${count} more`,
    empty: { week: 'Nothing goes out or comes back this week.', month: 'Nothing goes out or comes back this month.' },
    keys: 'Arrow keys move between days, Enter opens the first job, Page Up and Page Down change the period.',
    left: 'Dispatched',
    back: 'Back',
  },
  page: {
    loading: 'Loading the job…',
    proposal: 'Proposal',
    client: 'Client',
    venue: 'Venue',
    event: 'Event',
    status: 'Status',
    none: 'Not set',
    withdrawn: (moment: string) =>
      `The client withdrew from this contract on ${moment}. Nothing more should leave: cancel the proposal, or amend it ` +
      'if you have agreed on something new.',
    undo: { dispatched: 'Undo dispatch', returned: 'Undo return' },
    undoHint: (minutes: string) => `You can undo this until ${minutes}.`,
    undone: 'Undone',
    undoShort: 'Undo',
  },
  picking: {
    heading: 'Picking list',
    progress: (done: string, all: string) => `${done} of ${all} picked`,
    nothing: 'Nothing to pick for this job.',
    print: 'Print',
    pdf: 'Download PDF',
    tick: (units: string, name: string) => `${units} × ${name}`,
    by: (name: string, at: string) => `${name}, ${at}`,
    measures: { metre: 'm', square_metre: 'm²' },
  },
  units: (count: string, one: boolean) => `${count} ${one ? 'unit' : 'units'}`,
  toGo: (units: string) => `${units} to go`,
  notOut: 'not out yet',
  out: (units: string) => `${units} out`,
  lateToGo: (day: string) => `should have left on ${day}`,
  dueOn: (day: string) => `due back ${day}`,
  wasDue: (day: string) => `was due back ${day}`,
  leftOn: (day: string) => `left on ${day}`,
  allBack: 'all back',
  noEquipment: 'no equipment',
  dispatch: 'Dispatch',
  return: 'Return',
  dialog: {
    dispatch: (number: string) => `Dispatch ${number}`,
    return: (number: string) => `Return ${number}`,
    loading: 'Loading…',
    early: (day: string, on: string, isToday: boolean) =>
      isToday
        ? `This job goes out on ${day}. Dispatch it today anyway?`
        : `This job goes out on ${day}. Record it as dispatched on ${on} anyway?`,
    late: (day: string, on: string, isToday: boolean) =>
      isToday
        ? `This job was due to go out on ${day}. Dispatch it today instead?`
        : `This job was due to go out on ${day}. Record it as dispatched on ${on} instead?`,
    anyway: (units: string, isToday: boolean) => (isToday ? `Dispatch ${units} today` : `Dispatch ${units} anyway`),
    unasked: (day: string) =>
      `The client can withdraw until the end of ${day}, and hasn’t asked you to start before then: if they withdraw, they may owe ` +
      'nothing for what was delivered.',
    dispatchHint: 'Everything still to go. Reduce anything staying behind.',
    returnHint: 'Everything still out. Reduce anything not back yet.',
    day: { dispatch: 'Dispatched on', return: 'Returned on' },
    units: (name: string) => `Units of ${name}`,
    of: (most: string) => `of ${most}`,
    none: 'None',
    all: 'All',
    submit: {
      dispatch: (units: string) => `Dispatch ${units}`,
      return: (units: string) => `Return ${units}`,
    },
    cancel: 'Cancel',
    nothing: { dispatch: 'Everything for this job has gone out.', return: 'Nothing from this job is out.' },
    done: {
      dispatch: (number: string, units: string) => `${number}: ${units} dispatched`,
      return: (number: string, units: string) => `${number}: ${units} returned`,
    },
  },
} as const;
