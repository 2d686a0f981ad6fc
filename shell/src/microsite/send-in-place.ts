import { REQUEST_ID } from '@wabu/shared/entities/requests/request-facts';
import { formBody, SEND_TIMEOUT_MS } from '@wabu/shared/microsite/form-body';

/** Sends the form of a request without another page: what the answer has in its place is shown in its place here. */
export function sendInPlace(): void {
  let isSending = false;
  addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement;
    if (form.id !== REQUEST_ID) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    showAnswer(form, await answerTo(form));
    isSending = false;
  });
}

/** By XMLHttpRequest, which parses a page: Trusted Types allow no script to do so. */
async function answerTo(form: HTMLFormElement): Promise<XMLHttpRequest> {
  const body = await formBody(form, performance.now() / 1_000);
  const request = new XMLHttpRequest();
  request.open('POST', form.action);
  request.responseType = 'document';
  request.timeout = SEND_TIMEOUT_MS;
  return new Promise((resolve) => {
    request.onloadend = () => resolve(request);
    request.send(body);
  });
}

function showAnswer(form: HTMLFormElement, { response, responseURL }: XMLHttpRequest): void {
  const page = response as Document | null;
  const shown = page?.getElementById(REQUEST_ID);
  const alert = shown?.querySelector('[role=alert]');
  if (!page || !shown || !alert) {
    showFailure(form);
    return;
  }
  if (shown.nodeName === 'FORM') {
    form.replaceWith(shown);
    shown.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    return;
  }
  const link = document.createElement('a');
  link.href = responseURL;
  link.textContent = page.querySelector('h1')?.textContent ?? '';
  alert.append(' ', link);
  shown.replaceChildren(alert);
  shown.tabIndex = -1;
  form.replaceWith(shown);
  shown.focus();
}

function showFailure(form: HTMLFormElement): void {
  const said = form.querySelector(':scope > [role=alert]') ?? document.createElement('p');
  said.role = 'alert';
  said.className = 'rq-problem';
  said.textContent = form.dataset.failed ?? '';
  form.prepend(said);
}
