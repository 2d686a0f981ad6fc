import { isProblem } from '../entities/problem.ts';
import { localMessage } from '../i18n/index.ts';

/**
 * An error answer with its messages in the language of an English page (`localMessage`). The server answers in Italian
 * whatever the browser asks for.
 */
export async function localProblem(response: Response): Promise<Response> {
  if (response.ok) return response;
  const isJson = response.headers.get('Content-Type')?.startsWith('application/problem+json');
  if (!isJson) return response;
  const problem: unknown = await response.clone().json();
  if (!isProblem(problem)) return response;
  const errors = problem.errors?.map((one) => ({ ...one, message: localMessage(one.message) }));
  const local = { ...problem, message: localMessage(problem.message), ...(errors && { errors }) };
  const { status, statusText, headers } = response;
  return new Response(JSON.stringify(local), { status, statusText, headers });
}
