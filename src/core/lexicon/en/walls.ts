import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list(
    'not found | forbidden | access denied | internal server error | bad gateway | service unavailable',
  ),
  login: list('log in | sign in'),
  aboutLogin: list('log in* | sign in* | sign up* | register* | password*'),
  botCheck: list(
    'verify you are human | verify that you are human | verifying you are human | confirm you are human | are you a robot | i m not a robot | not a robot | checking your browser | unusual traffic | complete the security check | press and hold | press hold to confirm',
  ),
  code: list(
    'verification code | security code we sent | one time code | one time password | authentication code | authenticator code | two factor code | 2fa code | code from your app | 6 digit code | six digit code',
  ),
  paywall: list(
    'subscribe to continue | subscribe to read | subscribe to keep reading | to continue reading subscribe | to read the full article | this article is for subscribers',
  ),
};
