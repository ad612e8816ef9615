/** `chrome.storage.local` key of the sign that a study runs (`StudyMark`). Apart from the schemas, which panel, worker and pages do not need. */
export const STUDY_KEY = 'study';
/** Name of the `BroadcastChannel` between panel and study page. */
export const STUDY_CHANNEL = 'sightline-study';
/** Name of the port between the study page and what counts in a task's pages. */
export const STUDY_PORT = 'study';
