export { type Activity, type ActivityPage, listActivity } from './list-activity.ts';
export { markAllRead, markRead } from './mark-read.ts';
export { type Answer, noteAnswer } from './note-answer.ts';
export { noteView } from './note-view.ts';
export { findLastQuestion, type Message, readMessages } from './read-messages.ts';
export { readThread, type Thread, type ThreadEntry } from './read-thread.ts';
export { countUnread, type Reader, unreadAmong } from './unread.ts';
