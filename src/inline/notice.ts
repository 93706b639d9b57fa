// Runs in <head>, before the first paint, of documents with a notice: decides whether it shows.
import { showNotice } from '../notice/show-notice.ts';

showNotice();
